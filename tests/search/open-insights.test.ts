import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { ADMIN_KEY, startTestServer, typesense } from '../../local/search/testing/test-server.ts'
import { insightsAccess, insightsAccessId } from '../../schemas/insights-access.ts'
import { openedTag } from '../../schemas/opened-tag.ts'
import { enableInsights } from '../../scripts/sync-search/open-insights.ts'
import { locales } from '../../web/config/locales.ts'
import { collectionSchema, searchAlias } from '../../web/search/collection.ts'
import { countOpenedResult } from '../../web/search/count-opened-result.ts'
import { insightsCollection } from '../../web/search/insights.ts'
import { searchParameters } from '../../web/search/parameters.ts'

let lake: TestLake
let search: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  lake = await testLake()
  search = await startTestServer()
  for (const locale of locales) {
    const name = `${searchAlias(locale)}_1`
    await search.client.collections().create(collectionSchema(locale, name))
    await search.client.aliases().upsert(searchAlias(locale), { collection_name: name })
  }
})
afterAll(async () => {
  await search.stop()
  await lake[Symbol.asyncDispose]()
})

/** The client's types lack the tag. */
const today = { analytics_tag: '2026-11-21' }

const open = () => enableInsights(search.client, search.url, lake.client('administrator'))
const access = async () =>
  insightsAccess.parse(await lake.client('viewer').getDocument(insightsAccessId))

test('enableInsights lets the search count queries, and gives the Studio a key for the counts only', async () => {
  expect(await open()).toContain('Insights')
  await search.client
    .collections(searchAlias('zh-TW'))
    .documents()
    .search({ q: '長頸鹿', query_by: 'content', ...today }, {})
  await fetch(`${search.url}/analytics/flush`, {
    method: 'POST',
    headers: { 'x-typesense-api-key': search.client.configuration.apiKey },
  })
  const { key, collections } = await access()
  const reader = typesense(search.url, key)
  const found = await Promise.all(
    collections.map(async ({ name, locale, kind }) => {
      const { hits = [] } = await reader.collections(name).documents().search({ q: '*' }, {})
      return hits.map(({ document }) => ({ locale, kind, ...document }))
    }),
  )
  expect(found.flat()).toMatchObject([
    { locale: 'zh-TW', kind: 'nohits_queries', q: '長頸鹿', count: 1, analytics_tag: '2026-11-21' },
  ])
  await expect(
    reader.collections(searchAlias('en')).documents().search({ q: '*' }, {}),
  ).rejects.toMatchObject({ httpStatus: 401 })
  await expect(reader.collections().retrieve()).rejects.toMatchObject({ httpStatus: 401 })
})

test('enableInsights hides the key from the public', async () => {
  expect(await lake.client(null).getDocument(insightsAccessId)).toBeUndefined()
})

test('enableInsights changes nothing the second time, and replaces a revoked key', async () => {
  const before = await access()
  await open()
  expect(await access()).toEqual(before)
  const { keys } = await search.client.keys().retrieve()
  expect(keys).toHaveLength(1)
  for (const { id } of keys) await search.client.keys(id).delete()
  await open()
  expect((await access()).key).not.toBe(before.key)
})

test('enableInsights without a writable lake counts queries, and reports what is missing', async () => {
  expect(await enableInsights(search.client, search.url, undefined)).toContain('SANITY_WRITE_TOKEN')
})

test('enableInsights counts opened results with the words of their query, except private ones', async () => {
  await open()
  const name = searchAlias('en')
  const record = { ...{ id: 'a', hierarchy: { lvl1: 'Kline' }, type: 'page', locale: 'en' } }
  const more = { version: 'current', url_without_anchor: '/a', page_id: 'a', source_rev: 'r' }
  await search.client
    .collections(name)
    .documents()
    .import([{ ...record, ...more, item_priority: 1 }])
  const { filter_by, stopwords: _, ...parameters } = searchParameters('en', 'current')
  const own = { name, parameters: { ...parameters, stopwords: '' }, filters: {} }
  const connection = { url: search.url, searchKey: ADMIN_KEY, own }
  const sent = vi.spyOn(globalThis, 'fetch')
  countOpenedResult(connection, 'how do I find klines', filter_by)
  countOpenedResult(connection, 'somebody@exchange.example', filter_by)
  expect(sent).toHaveBeenCalledTimes(1)
  expect((await sent.mock.results[0]?.value)?.status).toBe(200)
  sent.mockRestore()
  await fetch(`${search.url}/analytics/flush`, {
    method: 'POST',
    headers: { 'x-typesense-api-key': ADMIN_KEY },
  })
  const counted = search.client.collections(insightsCollection('popular_queries', 'en'))
  const { hits = [] } = await counted.documents().search({ q: '*', enable_analytics: false }, {})
  const day = new Date().toISOString().slice(0, 10)
  expect(hits.map(({ document }) => document)).toMatchObject([
    { q: 'klines', count: 1, analytics_tag: openedTag(day) },
  ])
})
