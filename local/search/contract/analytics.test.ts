import { expect } from 'vitest'
import { fill, freshName, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'

const contract = contractTests()

/** A rule that counts what is asked of a collection and not found, and what it has counted so far. */
async function makeRule(server: TestServer) {
  const [collection, destination_collection] = [await fill(server), freshName('counts')]
  await server.client.collections().create({
    name: destination_collection,
    fields: [
      { name: 'q', type: 'string' },
      { name: 'count', type: 'int32' },
      { name: 'analytics_tag', type: 'string', facet: true, optional: true },
    ],
  })
  const rule = {
    type: 'nohits_queries',
    collection,
    event_type: 'search',
    params: { destination_collection, limit: 10, meta_fields: ['analytics_tag'] },
  }
  const name = freshName('rule')
  const put = (change: object) =>
    server.client.analytics.rules().upsert(name, { ...rule, ...change })
  const answer = await put({})
  const counted = async () => {
    expect((await server.fetch('/analytics/flush', 'POST')).status).toBe(200)
    return server.client.collections(destination_collection).documents().export()
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
  expect(JSON.parse(await counted())).toMatchObject({ q: 'nowhere', count: 1 })
})

contract('search ?analytics_tag', 'Client', 'is counted with the query', async (server) => {
  const { collection, counted } = await makeRule(server)
  await searchBooks(server, collection, { q: 'nowhere', analytics_tag: 'today' })
  expect(JSON.parse(await counted())).toMatchObject({ q: 'nowhere', analytics_tag: 'today' })
})

contract('search ?enable_analytics', 'Client', 'says whether it counts', async (server) => {
  const { collection, counted } = await makeRule(server)
  await searchBooks(server, collection, { q: 'nowhere', enable_analytics: false })
  expect(await counted()).toBe('')
})
