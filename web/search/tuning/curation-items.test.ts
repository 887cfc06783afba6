import { expect, it } from 'vitest'
import type { Curation } from '../../content/tuning/tuning.ts'
import { curationItems } from './curation-items.ts'

const curation = (id: string, query: string, more: Partial<Curation> = {}): Curation => ({
  ...{ id, query, match: 'exact', language: 'all', hidden: [] },
  pinned: [{ page: 'page-a' }],
  ...more,
})
const ids = ['row-Buy-1', 'row-Buy-0', '-1', '-0'].map((place) => `page-a:en:current#${place}`)
const places = ids.map((id) => ({
  id,
  page_id: 'page-a',
  url_without_anchor: '/docs/a',
  ...(id.includes('row-Buy') && { anchor: 'row-Buy' }),
}))
const items = (...all: Curation[]) => curationItems(all, 'en', places)

it('curationItems pins the first record of a page, the one at an anchor, or one at a part of it', () => {
  const pins = (anchor?: string) =>
    items(curation('c', 'a', { pinned: [{ page: 'page-a', anchor }] }))[0]?.includes
  expect(pins()).toEqual([{ id: 'page-a:en:current#-0', position: 1 }])
  expect(pins('row-Buy')).toEqual([{ id: 'page-a:en:current#row-Buy-0', position: 1 }])
  expect(pins('row')?.[0]?.id).toContain('#row-Buy-')
  expect(pins('gone')).toEqual(pins())
})

it('curationItems excludes all records of hidden pages, and leaves out curations without pages', () => {
  const hidden = curation('c', 'a', { pinned: [], hidden: ['page-a', 'page-b'] })
  expect(items(hidden, curation('d', 'b', { pinned: [{ page: 'page-b' }] }))).toMatchObject([
    {
      excludes: ids.map((id) => ({ id })),
      metadata: { pinned: [], hidden: ['/docs/a'] },
    },
  ])
})

it('curationItems numbers ids in the order in which rules apply: exact ones first, then longer ones', () => {
  const all = items(
    curation('contained', 'kline', { match: 'contains' }),
    curation('longer', 'mark price kline', { match: 'contains' }),
    curation('exact', 'kline'),
    curation('chinese', 'kline', { language: 'zh-TW' }),
  )
  expect(all.map(({ id }) => id)).toEqual(['00000-exact', '00001-longer', '00002-contained'])
})

it.each([
  ['how do I place an order?', 'place order'],
  ['orderbook.50', 'orderbook 50'],
  ['list[].{symbol}', 'list[] symbol'],
])('curationItems searches for “%s” as the site does', (typed, query) => {
  expect(items(curation('c', typed))[0]?.rule).toMatchObject({ query })
})
