import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { CHANGE_KINDS } from '../../../schemas/changes/kinds.ts'
import type { ChangelogEntry } from '../model/page-data.ts'
import { areaOf } from './area.ts'
import {
  EVERYTHING,
  isSelected,
  readSelection,
  SelectionError,
  selectionQuery,
} from './selection.ts'

const read = (query: string) => readSelection(new URLSearchParams(query))

it('readSelection reads back the query that selectionQuery writes', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,10}$/)
  const selection = fc.record({
    areas: fc.uniqueArray(segment, { maxLength: 5 }).map((areas) => areas.sort()),
    paths: fc
      .uniqueArray(fc.array(segment, { minLength: 1, maxLength: 4 }).map((all) => all.join('/')))
      .map((paths) => paths.sort()),
    kinds: fc.subarray([...CHANGE_KINDS]).map((kinds) => kinds.sort()),
    breaking: fc.boolean(),
  })
  fc.assert(
    fc.property(selection, (one) => {
      expect(read(selectionQuery(one))).toEqual(one)
    }),
  )
})

test.each([
  ['q=1', 'There is no parameter "q"'],
  ['area=%3Cscript%3E', 'area="<script>" is not the name of an area'],
  ['page=../../etc', 'page="../../etc" is not the path of a page'],
  ['kind=gone', 'kind="gone" is none of added'],
  ['breaking=yes', 'neither 1 nor 0'],
  ['since=2026-13-01', 'is no day'],
  [`area=${'a'.repeat(5000)}`, 'is not the name of an area'],
  [Array.from({ length: 201 }, (_, x) => `page=v5/${x}`).join('&'), '201 times page'],
])('readSelection refuses %s, and says why', (query, why) => {
  expect(() => read(query)).toThrow(SelectionError)
  expect(() => read(query)).toThrow(why)
})

it('readSelection throws nothing but a SelectionError for any query', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      try {
        read(query)
      } catch (error) {
        expect(error).toBeInstanceOf(SelectionError)
      }
    }),
  )
})

const entry: ChangelogEntry = {
  ...{ anchor: 'a', date: '2026-11-20', dateText: '', kind: 'changed', breaking: true },
  ...{ title: { text: '' }, body: { text: '' }, changes: [] },
  pages: [{ label: { text: '' }, href: '/docs/zh-TW/v5/market/kline' }],
}

test.each([
  ['', true],
  ['area=market', true],
  ['area=order', false],
  ['page=v5/market/kline', true],
  ['page=v5/market/time', false],
  ['page=v5/market/time&area=market', true],
  ['kind=changed&breaking=1&since=2026-11-20', true],
  ['kind=added', false],
  ['since=2026-11-21', false],
])('isSelected with the query "%s" returns %s', (query, there) => {
  expect(isSelected(entry, read(query), 'zh-TW')).toBe(there)
})

it('isSelected rejects an entry that breaks no client when breaking=1', () => {
  const safe = { ...entry, breaking: false }
  expect(isSelected(safe, { ...EVERYTHING, breaking: true }, 'zh-TW')).toBe(false)
})

test.each([
  ['/docs/v5/market/kline', 'market'],
  ['/docs/zh-TW/v5/guide', 'guide'],
  ['/docs/faq', undefined],
  ['/docs/api-explorer/v5/market/kline', undefined],
])('the area of %s is %s', (href, area) => {
  expect(areaOf(href)).toBe(area)
})
