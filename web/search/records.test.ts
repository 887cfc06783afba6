import { expect, test } from 'vitest'
import type { PageBlock } from '../content/page-data.ts'
import { heading, operation, pageFixture, paragraph, table } from './page-fixture.ts'
import { pageRecords } from './records.ts'

const enumTable: PageBlock = {
  _type: 'enumTable',
  _key: 'e',
  enum: {
    documentId: 'enum-orderStatus',
    name: 'orderStatus',
    anchor: 'orderstatus',
    title: { text: 'Order status' },
    description: { text: '' },
    values: [
      {
        _key: 'v',
        value: 'PartiallyFilled',
        anchor: 'orderstatus-PartiallyFilled',
        label: { text: 'Filled in part' },
      },
    ],
  },
}

const page = pageFixture('v5/market/kline', 'Get Kline', [
  paragraph('Candles of a `symbol`.'),
  operation(
    'GET',
    '/v5/market/kline',
    'Kline',
    [['orderLinkId', 'Your id']],
    [['list[].startTime', 'Start']],
  ),
  heading(3, 'Limits', 'limits'),
  table(['Name', 'Words'], ['`X-BAPI-SIGN`', 'The signature'], ['10001', 'A wrong `symbol`']),
  heading(2, 'Values', 'values'),
  enumTable,
])

/** One line per record: type, hierarchy, anchor, words, names. */
const lines = (records: ReturnType<typeof pageRecords>) =>
  records.map((record) =>
    [
      record.type,
      Object.values(record.hierarchy).join(' > '),
      record.anchor ? `#${record.anchor}` : '',
      record.content ?? '',
      [record.method, record.path, ...(record.identifiers ?? []), ...(record.codes ?? [])]
        .filter(Boolean)
        .join(' '),
    ].join(' | '),
  )

test('a page becomes one record per thing that can be found', () => {
  expect(lines(pageRecords(page))).toEqual([
    'operation | Market > Get Kline |  | About Get Kline. | GET /v5/market/kline Kline',
    'text | Market > Get Kline |  | Candles of a symbol. | symbol',
    'text | Market > Get Kline |  | Kline | ',
    'heading | Market > Get Kline > Request parameters | #request-parameters |  | ',
    'parameter | Market > Get Kline > Request parameters | #param-orderLinkId | Your id | orderLinkId',
    'heading | Market > Get Kline > Response parameters | #response-parameters |  | ',
    'field | Market > Get Kline > Response parameters | #param-list[].startTime | Start | startTime list[].startTime',
    'heading | Market > Get Kline > Response parameters > Limits | #limits |  | ',
    'parameter | Market > Get Kline > Response parameters > Limits | #limits | The signature | X-BAPI-SIGN',
    'text | Market > Get Kline > Response parameters > Limits | #limits | 10001 · A wrong symbol | 10001',
    'heading | Market > Get Kline > Values | #values |  | ',
    'heading | Market > Get Kline > Values > Order status | #orderstatus |  | orderStatus',
    'value | Market > Get Kline > Values > Order status | #orderstatus-PartiallyFilled | Filled in part | PartiallyFilled',
  ])
})

test('a record is complete', () => {
  expect(pageRecords({ ...page, locale: 'zh-TW' })[4]).toEqual({
    id: 'page-v5-market-kline:zh-TW:current:4',
    type: 'parameter',
    hierarchy: { lvl0: 'Market', lvl1: 'Get Kline', lvl2: 'Request parameters' },
    breadcrumbs: ['V5 API', 'Market'],
    content: 'Your id',
    identifiers: ['orderLinkId'],
    identifiers_split: ['order link id'],
    locale: 'zh-TW',
    version: 'current',
    url: '/docs/zh-TW/v5/market/kline#param-orderLinkId',
    url_without_anchor: '/docs/zh-TW/v5/market/kline',
    anchor: 'param-orderLinkId',
    page_id: 'page-v5-market-kline',
    source_rev: expect.stringMatching(/^[0-9a-f]{16}$/),
    item_priority: 60_003_999_995,
  })
})

test('the revision of the records changes with their words, not with the page’s revision', () => {
  const revision = (data: typeof page) => pageRecords(data)[0]?.source_rev
  expect(revision({ ...page, revision: 'r2', buildStamp: 'later' })).toBe(revision(page))
  expect(revision({ ...page, title: { text: 'Kline' } })).not.toBe(revision(page))
})

test('an entry of the changelog is found by its title and words, at its own anchor', () => {
  const change = {
    date: '2026-11-20',
    dateText: 'November 20, 2026',
    kind: 'added' as const,
    anchor: 'changelog-2026-11-20-a',
    title: { text: 'Feeds' },
    body: { text: 'By RSS.' },
    pages: [{ label: { text: 'Changelog' }, href: '/docs/changelog/v5' }],
  }
  const months = [{ anchor: '2026-11', text: 'November 2026', entries: [change] }]
  const changelog: PageBlock = { _type: 'changelog', _key: 'c', feeds: [], months }
  expect(lines(pageRecords(pageFixture('changelog/v5', 'Changes', [changelog]))).slice(1)).toEqual([
    'heading | Market > Changes > November 2026 | #2026-11 |  | ',
    'change | Market > Changes > November 2026 > Feeds | #changelog-2026-11-20-a | By RSS. · Changelog | ',
  ])
})
