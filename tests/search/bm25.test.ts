import { expect, test } from 'vitest'
import type { SearchRecord } from '../../web/search/record.ts'
import { Bm25 } from './bm25.ts'

const saying = (url: string, content: string): SearchRecord => ({
  ...{ id: url, type: 'text', hierarchy: {}, breadcrumbs: [], content },
  ...{ locale: 'en', version: 'current', url, url_without_anchor: url },
  ...{ page_id: url, source_rev: '1', item_priority: 1 },
})

test('Bm25 ranks pages with rarer words and shorter pages first, and matches no prefixes', () => {
  const ranking = new Bm25([
    saying('/order', 'place an order'),
    saying('/orders', 'an order an order an order'),
    saying('/funding', 'the rate of funding of each order and much else that is said of it'),
    saying('/rate', 'the rate of funding'),
  ])
  expect(ranking.search('order funding', 2)).toEqual(['/rate', '/funding'])
  expect(ranking.search('funding', 9)).toEqual(['/rate', '/funding'])
  expect(ranking.search('fund', 9)).toEqual([])
})
