import { expect, it } from 'vitest'
import { reportLocations } from './report-locations.ts'
import { reportOf } from './testing/report-of.ts'

const day = (number: number) => ({ at: `2026-01-0${number}T00:00:00.000Z` })

it('reportLocations merges the reports of one block in one language, newest first', () => {
  const places = reportLocations([
    reportOf('first', day(1)),
    reportOf('other block', { block: 'c' }),
    reportOf('second', day(3)),
    reportOf('chinese', { locale: 'zh-TW' }),
    reportOf('third', day(2)),
    reportOf('other page', { page: 'page-b' }),
  ])
  expect(places.map(({ reports }) => reports.map(({ words }) => words))).toEqual([
    ['second', 'third', 'first'],
    ['other block'],
    ['chinese'],
    ['other page'],
  ])
  expect(places[0]?.newest.words).toBe('second')
  expect(new Set(places.map(({ key }) => key)).size).toBe(4)
})

it('reportLocations separates the fields of one table, and headings without a block', () => {
  const fields = ['symbol', 'list[].symbol', 'symbol'].map((field) => reportOf(field, { field }))
  expect(reportLocations(fields).map(({ reports }) => reports.length)).toEqual([2, 1])
  const headings = ['a', 'b', null].map((anchor) => reportOf('x', { block: null, anchor }))
  expect(reportLocations(headings)).toHaveLength(3)
  expect(
    reportLocations([reportOf('x', { block: 'a' }), reportOf('y', { block: null, anchor: 'a' })]),
  ).toHaveLength(2)
})
