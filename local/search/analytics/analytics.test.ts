import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'typesense'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSearchServer } from '../server.ts'
import { ADMIN_KEY, startTestServer, typesense } from '../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeEach(async () => {
  server = await startTestServer()
  await makeRules(server.client)
})
afterEach(() => server.stop())

/** A collection with one document, and rules that count what is asked of it. */
async function makeRules(client: Client): Promise<void> {
  await client.collections().create({ name: 'docs_1', fields: [{ name: 'text', type: 'string' }] })
  await client.aliases().upsert('docs', { collection_name: 'docs_1' })
  await client
    .collections('docs')
    .documents()
    .import([{ text: 'kline' }])
  for (const [name, type] of [
    ['asked', 'popular_queries'],
    ['missed', 'nohits_queries'],
  ] as const) {
    await client.collections().create({
      name,
      fields: [
        { name: 'q', type: 'string' },
        { name: 'count', type: 'int32' },
        { name: 'analytics_tag', type: 'string', facet: true, optional: true },
      ],
    })
    await client.analytics.rules().upsert(name, {
      type,
      collection: 'docs',
      event_type: 'search',
      params: { destination_collection: name, limit: 3, meta_fields: ['analytics_tag'] },
    })
  }
}

const search = (q: string, more: Record<string, unknown> = {}, client = server.client) =>
  client
    .collections('docs')
    .documents()
    .search({ q, query_by: 'text', ...more }, {})

async function flush(): Promise<void> {
  const answer = await fetch(`${server.url}/analytics/flush`, {
    method: 'POST',
    headers: { 'x-typesense-api-key': ADMIN_KEY },
  })
  expect(answer.status).toBe(200)
}

async function counts(name: string, client = server.client): Promise<string[]> {
  const { hits = [] } = await client
    .collections<{ q: string; count: number; analytics_tag?: string }>(name)
    .documents()
    .search({ q: '*', sort_by: 'count:desc', enable_analytics: false }, {})
  return hits.map(({ document: { q, count, analytics_tag = '' } }) =>
    [q, count, analytics_tag].join(' ').trim(),
  )
}

test('queries that find something and those that find nothing are counted apart, by their tag', async () => {
  await search('kl', { analytics_tag: '2026-11-20' })
  await search('kline', { analytics_tag: '2026-11-20' })
  await search('nothing', { analytics_tag: '2026-11-20' })
  await flush()
  await search('kline', { analytics_tag: '2026-11-20' })
  await flush()
  await search('KLINE', { analytics_tag: '2026-11-21' })
  await flush()
  expect(await counts('asked')).toEqual(['kline 2 2026-11-20', 'kline 1 2026-11-21'])
  expect(await counts('missed')).toEqual(['nothing 1 2026-11-20'])
})

test('what must not be counted is not: further pages, what the caller says, what looks private', async () => {
  await search('kline', { page: 2 })
  await search('text', { enable_analytics: false })
  await search('someone@exchange.example')
  await search('*')
  await flush()
  expect([await counts('asked'), await counts('missed')]).toEqual([[], []])
})

test('no more are kept than the rule allows, the most frequent ones', async () => {
  for (const q of ['a', 'b', 'c', 'd', 'c', 'd']) {
    await search(`${q}${q}${q}`)
    await flush()
  }
  expect(new Set(await counts('missed'))).toEqual(new Set(['ccc 2', 'ddd 2', 'bbb 1']))
})

test('counts are still there when the server has ended and begins again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'search-counts-'))
  const begin = () => startSearchServer({ port: 0, dataDir, adminKey: ADMIN_KEY })
  try {
    const first = await begin()
    await makeRules(typesense(first.url))
    await search('kline', {}, typesense(first.url))
    await first.close()
    const second = await begin()
    expect(await counts('asked', typesense(second.url))).toEqual(['kline 1'])
    await second.close()
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
