import { expect, it } from 'vitest'
import { areaOf, filteredReports, type InboxFilter, UNFILTERED } from './filters.ts'
import { reportOf } from './testing/report-of.ts'

const now = new Date('2026-03-01T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
const ann = { id: 'ann', name: 'Ann' }

const all = [
  reportOf('today', { at: daysAgo(0.5), assignee: ann }),
  reportOf('lately', { at: daysAgo(6), page: 'page-b', path: 'v5/market/kline' }),
  reportOf('before', { at: daysAgo(29), kind: 'broken', assignee: { id: 'ben', name: 'Ben' } }),
  reportOf('long ago', { at: daysAgo(31), locale: 'zh-TW' }),
]

const chosen: [string, Partial<InboxFilter>, string[]][] = [
  ['all', {}, ['today', 'lately', 'before', 'long ago']],
  ['the oldest first', { order: 'oldest' }, ['long ago', 'before', 'lately', 'today']],
  ['a page', { page: 'page-b' }, ['lately']],
  ['an area', { area: 'v5/order' }, ['today', 'before', 'long ago']],
  ['a language', { locale: 'zh-TW' }, ['long ago']],
  ['a kind', { kind: 'broken' }, ['before']],
  ['a day', { age: 'day' }, ['today']],
  ['a week', { age: 'week' }, ['today', 'lately']],
  ['a month', { age: 'month' }, ['today', 'lately', 'before']],
  ['older ones', { age: 'older' }, ['long ago']],
  ['mine', { whose: 'mine' }, ['today']],
  ['nobody’s', { whose: 'nobody' }, ['lately', 'long ago']],
  ['several', { area: 'v5/order', age: 'month', kind: 'wrong' }, ['today']],
]

it.each(chosen)('filteredReports returns %s', (_name, choice, words) => {
  const found = filteredReports(all, { ...UNFILTERED, ...choice }, { now, user: 'ann' })
  expect(found.map((report) => report.words)).toEqual(words)
})

it('areaOf returns the first two segments of a path', () => {
  expect(areaOf({ path: 'v5/order/create' })).toBe('v5/order')
  expect(areaOf({ path: 'faq' })).toBe('faq')
})
