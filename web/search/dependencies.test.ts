import { expect, test } from 'vitest'
import { pageFixture } from '../testing/page-fixture.ts'
import { changedDependencies, type DocumentChange, recordDependencies } from './dependencies.ts'

const page = {
  ...pageFixture('v5/market/kline', 'Get Kline', []),
  breadcrumbs: [
    { label: { text: 'V5 API' } },
    { label: { text: 'Market' }, href: '/docs/v5/market' },
    { label: { text: 'Kline' } },
  ],
  dependencies: [
    'page-v5-market-kline',
    'sidebar-v5',
    'operation-kline',
    'versions',
    'path:v4/market/kline',
    'error-rows:errors-asset',
    'link:page-v5-market-tickers',
  ],
}

test('recordDependencies returns the documents that a page shows and its breadcrumbs', () => {
  expect(recordDependencies(page)).toEqual([
    'page-v5-market-kline',
    'sidebar-v5',
    'operation-kline',
    'crumb:/docs/v5/market',
  ])
})

test('recordDependencies of a changelog include the pages that it names', () => {
  const body = [
    { _type: 'changelog' as const, _key: 'c', feeds: [], months: [], areas: [], parts: [] },
  ]
  expect(recordDependencies({ ...page, body })).toContain('link:page-v5-market-tickers')
})

const moved = { path: 'v5/market', pathBefore: 'v5/quotes' }

test.each<[DocumentChange, string[]]>([
  [{ id: 'sidebar-v5', type: 'sidebar' }, ['sidebar-v5', 'sidebars']],
  [{ id: 'changelog-a', type: 'changelogEntry' }, ['changelog-a', 'changelog']],
  [{ id: 'page-a', type: 'page', ...moved, linkChanged: false }, ['page-a']],
  [
    { id: 'page-a', type: 'page', ...moved, linkChanged: true },
    [
      'page-a',
      'link:page-a',
      'links',
      'crumb:/docs/v5/market',
      'crumb:/docs/zh-TW/v5/market',
      'crumb:/docs/v5/quotes',
      'crumb:/docs/zh-TW/v5/quotes',
    ],
  ],
])('changedDependencies of %j are %j', (change, dependencies) => {
  expect(changedDependencies(change)).toEqual(dependencies)
})
