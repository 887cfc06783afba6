import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../../web/config/locales.ts'
import type { SearchTuning } from '../../../web/content/tuning/tuning.ts'
import { searchAlias, searchAliases } from '../../../web/search/collection.ts'
import { fullReindex } from '../../../web/search/full-reindex.ts'
import { removePage, replacePageRecords } from '../../../web/search/index-pages.ts'
import { searchParameters } from '../../../web/search/parameters.ts'
import type { SearchRecord } from '../../../web/search/record.ts'
import { pageRecords } from '../../../web/search/records.ts'
import { createSearchClient } from '../../../web/search/search-client.ts'
import { pushTuning } from '../../../web/search/tuning/push-tuning.ts'
import {
  heading,
  operation,
  pageFixture,
  paragraph,
  table,
} from '../../../web/testing/page-fixture.ts'
import { ADMIN_KEY, startTestServer } from '../testing/test-server.ts'

const create = operation('POST', '/v5/order/create', 'Place one order', [
  ['category', 'Product type'],
  ['symbol', 'Name of the instrument'],
  ['orderLinkId', 'Your own id of the order'],
])
const english = [
  pageFixture(
    'v5/intro',
    'Introduction',
    [
      paragraph('Everything about placing an order, klines and streams.'),
      heading(2, 'Authentication', 'authentication'),
      table(['Header', 'Words'], ['`X-BAPI-SIGN`', 'The signature of the request']),
    ],
    { section: 'V5' },
  ),
  pageFixture('v5/order/create-order', 'Place Order', [
    create,
    paragraph('An `orderLinkId` must be unique.'),
  ]),
  pageFixture('v5/order/amend', 'Amend Order', [
    operation('POST', '/v5/order/amend', 'Amend an order', [
      ['symbol', 'Name'],
      ['orderId', 'The id'],
      ['orderLinkId', 'Your own id of the order'],
    ]),
  ]),
  pageFixture('v5/market/kline', 'Get Kline', [
    operation('GET', '/v5/market/kline', 'Candles', [
      ['interval', 'Length of a kline'],
      ['symbol', 'Name'],
    ]),
  ]),
  pageFixture('v5/market/mark-kline', 'Get Mark Price Kline', [
    operation('GET', '/v5/market/mark-price-kline', 'Candles of the mark price', [
      ['interval', 'Length'],
    ]),
  ]),
  pageFixture('v5/market/tickers', 'Get Tickers', [
    operation(
      'GET',
      '/v5/market/tickers',
      'Latest prices',
      [['symbol', 'Name']],
      [['list[].fundingRate', 'Funding rate of the perpetual']],
    ),
  ]),
  pageFixture('v5/error', 'Error Codes', [
    table(
      ['Code', 'Words'],
      ['10001', 'A parameter is wrong'],
      ['110007', 'Not enough balance'],
      ['110017', 'Other'],
    ),
  ]),
  pageFixture('changelog/v5', 'Changelog', [
    paragraph('Place Order: new field `orderLinkId`. Get Kline is faster.'),
  ]),
]
const chinese = [
  pageFixture(
    'v5/order/create-order',
    '創建委託單',
    [create, paragraph('創建委託單後,請用 orderLinkId 查詢。')],
    { locale: 'zh-TW', section: '交易' },
  ),
  pageFixture('v5/market/kline', '查詢K線數據', [paragraph('查詢歷史 K 線,適用於現貨與合約。')], {
    locale: 'zh-TW',
    section: '行情',
  }),
  pageFixture(
    'v5/market/history-fund-rate',
    '查詢歷史資金費率',
    [paragraph('每個合約的資金費率間隔可能不同。')],
    { locale: 'zh-TW', section: '行情' },
  ),
]
const tuning: SearchTuning = {
  synonyms: [
    { id: 'kline', language: 'all', words: ['kline', 'candlestick'] },
    { id: 'order', language: 'zh-TW', words: ['下單', '創建委託單'] },
  ],
  curations: [],
  stopWords: { en: [], 'zh-TW': [] },
}
const recordsOf = (pages: typeof english) => pages.flatMap(pageRecords)

let server: Awaited<ReturnType<typeof startTestServer>>
const client = () => createSearchClient(server.url, ADMIN_KEY)

beforeAll(async () => {
  server = await startTestServer()
  await fullReindex(client(), 'en', recordsOf(english))
  await fullReindex(client(), 'zh-TW', recordsOf(chinese))
  await pushTuning(client(), tuning, searchAliases)
})
afterAll(() => server.stop())

async function hits(q: string, locale: Locale = 'en'): Promise<SearchRecord[]> {
  const documents = client().collections<SearchRecord>(searchAlias(locale)).documents()
  const found = await documents.search(
    { ...searchParameters(locale, 'current'), q, per_page: 20 },
    {},
  )
  return (found.grouped_hits ?? []).flatMap((group) => group.hits[0]?.document ?? [])
}

test.each<[q: string, page: string, type?: string, locale?: Locale]>([
  ['orderLinkId', 'order-create-order', 'parameter'],
  ['orderlinkid', 'order-create-order', 'parameter'],
  ['LinkId', 'order-create-order', 'parameter'],
  ['order link id', 'order-create-order'],
  ['order/create', 'order-create-order', 'operation'],
  ['/v5/order/create', 'order-create-order', 'operation'],
  ['place order', 'order-create-order', 'operation'],
  ['plcae ordr', 'order-create-order'],
  ['kline', 'market-kline', 'operation'],
  ['klien', 'market-kline'],
  ['kli', 'market-kline'],
  ['candlestick', 'market-kline'],
  ['mark kline', 'market-mark-kline', 'operation'],
  ['110007', 'error'],
  ['x-bapi-sign', 'intro'],
  ['funding', 'market-tickers'],
  ['authentication', 'intro', 'heading'],
  ['下單', 'order-create-order', 'operation', 'zh-TW'],
  ['创建委托单', 'order-create-order', 'operation', 'zh-TW'],
  ['委託', 'order-create-order', 'operation', 'zh-TW'],
  ['K線', 'market-kline', 'page', 'zh-TW'],
  ['資金費率', 'market-history-fund-rate', 'page', 'zh-TW'],
  ['資金', 'market-history-fund-rate', 'page', 'zh-TW'],
  ['費', 'market-history-fund-rate', 'page', 'zh-TW'],
  ['orderLinkId', 'order-create-order', 'parameter', 'zh-TW'],
])('%s leads to %s', async (q, page, type, locale) => {
  const [first] = await hits(q, locale)
  expect(first?.page_id).toBe(`page-v5-${page}`)
  if (type) expect(first?.type).toBe(type)
})

test('numbers are not corrected, and what is nowhere is not found', async () => {
  expect((await hits('110008')).map((hit) => hit.url)).toEqual([])
  expect(await hits('zzzyyyxxx')).toEqual([])
})

test('a page is replaced: new words are found, old ones are not, doing it twice is harmless', async () => {
  const before = pageFixture('v5/market/time', 'Server Time', [
    paragraph('quokka'),
    paragraph('wombat'),
  ])
  const after = pageFixture('v5/market/time', 'Server Clock', [paragraph('wombat')])
  for (const page of [before, after, after]) {
    await replacePageRecords(client(), searchAlias('en'), page.documentId, pageRecords(page))
  }
  expect(await hits('quokka')).toEqual([])
  expect((await hits('wombat')).map((hit) => hit.hierarchy.lvl1)).toEqual(['Server Clock'])
  await removePage(client(), searchAlias('en'), after.documentId)
  expect(await hits('wombat')).toEqual([])
})

test('a full reindex that fails names the records and keeps the old index', async () => {
  const old = await client().aliases(searchAlias('en')).retrieve()
  const [good, bad] = recordsOf(english)
  if (!good || !bad) throw new Error('the fixture has records')
  // A number where a text belongs, as a broken page would give.
  const broken = JSON.parse(JSON.stringify({ ...bad, content: 5 }))
  const failure = await fullReindex(client(), 'en', [good, broken]).catch((error: Error) => error)
  expect(String(failure)).toContain(`${old.collection_name} stays in use`)
  expect(String(failure instanceof Error && failure.cause)).toContain(
    `${bad.id} (${bad.url}): Field \`content\` must be a string.`,
  )
  expect(await client().aliases(searchAlias('en')).retrieve()).toEqual(old)
  expect(
    (await client().collections().retrieve()).filter((each) => each.name.startsWith('docs_en_')),
  ).toHaveLength(1)
})

test('a full reindex keeps one older collection', async () => {
  const names = []
  for (let round = 0; round < 3; round++) {
    names.push((await fullReindex(client(), 'en', recordsOf(english))).collection)
  }
  const left = (await client().collections().retrieve()).map((each) => each.name)
  expect(left.filter((name) => name.startsWith('docs_en_')).sort()).toEqual(names.slice(1))
  expect((await hits('kline'))[0]?.page_id).toBe('page-v5-market-kline')
})
