import { expect } from 'vitest'
import { fill, freshName, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'

const contract = contractTests()

/** Creates a rule that counts queries of a collection, and returns what it has counted. */
async function makeRule(server: TestServer, change: { type?: string; collection?: string } = {}) {
  const destination_collection = freshName('counts')
  const collection = change.collection ?? (await fill(server))
  await server.client.collections().create({
    name: destination_collection,
    fields: [
      { name: 'q', type: 'string' },
      { name: 'count', type: 'int32' },
      { name: 'analytics_tag', type: 'string', facet: true, optional: true },
    ],
  })
  const rule = {
    type: change.type ?? 'nohits_queries',
    collection,
    event_type: 'search',
    params: { destination_collection, limit: 2, meta_fields: ['analytics_tag'] },
  }
  const name = freshName('rule')
  const put = (other: object) => server.client.analytics.rules().upsert(name, { ...rule, ...other })
  const answer = await put({})
  const counted = async () => {
    expect((await server.fetch('/analytics/flush', 'POST')).status).toBe(200)
    const lines = await server.client.collections(destination_collection).documents().export()
    return lines.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  }
  return { rule: { ...rule, name }, answer, put, collection, counted }
}

contract('PUT /analytics/rules/:name', 'Client', 'makes or replaces one', async (server) => {
  const { rule, answer, put } = await makeRule(server)
  expect(answer).toMatchObject(rule)
  expect(await put({ type: 'popular_queries' })).toMatchObject({ type: 'popular_queries' })
  const nowhere = { params: { ...rule.params, destination_collection: 'nowhere' } }
  await expect(put(nowhere)).rejects.toMatchObject({ httpStatus: 404 })
  await expect(put({ type: 'counter' })).rejects.toMatchObject({ httpStatus: 501 })
})

contract('POST /analytics/flush', 'fetch', 'writes down what was counted', async (server) => {
  const { collection, counted } = await makeRule(server)
  await searchBooks(server, collection, { q: 'nowhere' })
  expect(await counted()).toMatchObject([{ q: 'nowhere', count: 1 }])
})

contract('search ?analytics_tag', 'Client', 'is counted with the query', async (server) => {
  const { collection, counted } = await makeRule(server)
  const found = await makeRule(server, { collection, type: 'popular_queries' })
  for (const [q, analytics_tag] of [
    ['nowhere', 'today'],
    ['river', 'today'],
    ['nowhere', 'today'],
    ['nowhere', 'tomorrow'],
  ] as const) {
    await searchBooks(server, collection, { q, analytics_tag })
    await counted()
  }
  expect(await counted()).toMatchObject([
    { q: 'nowhere', analytics_tag: 'today', count: 2 },
    { q: 'nowhere', analytics_tag: 'tomorrow', count: 1 },
  ])
  expect(await found.counted()).toMatchObject([{ q: 'river', analytics_tag: 'today', count: 1 }])
})

contract('search ?enable_analytics', 'Client', 'says whether it counts', async (server) => {
  const { collection, counted } = await makeRule(server)
  await searchBooks(server, collection, { q: 'nowhere', enable_analytics: false })
  await searchBooks(server, collection, { q: 'elsewhere', page: 2 })
  expect(await counted()).toEqual([])
})

contract('POST /analytics/flush', 'fetch', 'keeps the most frequent ones', async (server) => {
  const { collection, counted } = await makeRule(server)
  for (const q of ['aaa', 'bbb', 'ccc', 'bbb', 'ccc']) {
    await searchBooks(server, collection, { q })
    await counted()
  }
  expect((await counted()).map(({ q, count }) => `${q} ${count}`).toSorted()).toEqual([
    'bbb 2',
    'ccc 2',
  ])
})
