import { expect } from 'vitest'
import { fill, freshName, idsOf, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'

const contract = contractTests()

/** A rule that counts what is asked of a collection and not found, into a collection of its own. */
async function makeRule(server: TestServer, tag = 'docs') {
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
    name: freshName('rule'),
    type: 'nohits_queries',
    collection,
    event_type: 'search',
    rule_tag: tag,
    params: { destination_collection, limit: 10, meta_fields: ['analytics_tag'] },
  }
  return { rule, collection, destination_collection }
}

contract(
  'POST /analytics/rules',
  'Client',
  'makes a rule, 409 for a second of its name',
  async (server) => {
    const { rule } = await makeRule(server)
    expect(await server.client.analytics.rules().create(rule)).toMatchObject(rule)
    await expect(server.client.analytics.rules().create(rule)).rejects.toMatchObject({
      httpStatus: 409,
    })
  },
)

contract('PUT /analytics/rules/:name', 'Client', 'makes or replaces one', async (server) => {
  const { rule } = await makeRule(server)
  const { name, ...body } = rule
  expect(await server.client.analytics.rules().upsert(name, body)).toMatchObject(rule)
  await server.client.analytics.rules().upsert(name, body)
  // What is left out stays.
  const few = await server.client.analytics.rules().upsert(name, { params: { limit: 5 } })
  expect(few).toMatchObject({ ...rule, params: { ...rule.params, limit: 5 } })
})

contract('GET /analytics/rules', 'Client', 'lists them', async (server) => {
  const { rule } = await makeRule(server)
  await server.client.analytics.rules().create(rule)
  const names = (await server.client.analytics.rules().retrieve()).map(({ name }) => name)
  expect(names).toContain(rule.name)
})

contract('GET /analytics/rules ?rule_tag', 'fetch', 'lists those with the tag', async (server) => {
  const tag = freshName('tag')
  const { rule } = await makeRule(server, tag)
  await server.client.analytics.rules().create(rule)
  const { body } = await server.fetch(`/analytics/rules?rule_tag=${tag}`)
  expect(body).toMatchObject([{ name: rule.name }])
})

contract('GET /analytics/rules/:name', 'Client', 'gives one, 404 for none', async (server) => {
  const { rule } = await makeRule(server)
  await server.client.analytics.rules().create(rule)
  expect(await server.client.analytics.rules(rule.name).retrieve()).toMatchObject(rule)
  await expect(server.client.analytics.rules('none').retrieve()).rejects.toMatchObject({
    httpStatus: 404,
  })
})

contract('DELETE /analytics/rules/:name', 'Client', 'deletes one', async (server) => {
  const { rule } = await makeRule(server)
  await server.client.analytics.rules().create(rule)
  await server.client.analytics.rules(rule.name).delete()
  await expect(server.client.analytics.rules(rule.name).retrieve()).rejects.toMatchObject({
    httpStatus: 404,
  })
})

contract('POST /analytics/flush', 'fetch', 'writes down what was counted', async (server) => {
  const { rule, collection, destination_collection } = await makeRule(server)
  await server.client.analytics.rules().create(rule)
  expect(idsOf(await searchBooks(server, collection, { q: 'nowhere' }))).toEqual([])
  expect((await server.fetch('/analytics/flush', 'POST')).status).toBe(200)
  const counted = await server.client.collections(destination_collection).documents().export()
  expect(JSON.parse(counted)).toMatchObject({ q: 'nowhere', count: 1 })
})

contract(
  'POST /analytics/rules',
  'Client',
  'counts the whole word of which the beginning was typed, when told to',
  async (server) => {
    const { rule, collection, destination_collection } = await makeRule(server)
    const params = { ...rule.params, expand_query: true }
    await server.client.analytics.rules().create({ ...rule, type: 'popular_queries', params })
    const found = await searchBooks(server, collection, { q: 'Blue Riv' })
    expect(found.request_params).toMatchObject({ q: 'Blue Riv', first_q: 'blue river' })
    await server.fetch('/analytics/flush', 'POST')
    const counted = await server.client.collections(destination_collection).documents().export()
    expect(JSON.parse(counted)).toMatchObject({ q: 'blue river', count: 1 })
  },
)

contract('search ?analytics_tag', 'Client', 'is counted with the query', async (server) => {
  const { rule, collection, destination_collection } = await makeRule(server)
  await server.client.analytics.rules().create(rule)
  await searchBooks(server, collection, { q: 'nowhere', analytics_tag: 'today' })
  await server.fetch('/analytics/flush', 'POST')
  const counted = await server.client.collections(destination_collection).documents().export()
  expect(JSON.parse(counted)).toMatchObject({ q: 'nowhere', analytics_tag: 'today' })
})

contract('search ?enable_analytics', 'Client', 'says whether it counts', async (server) => {
  const { rule, collection, destination_collection } = await makeRule(server)
  await server.client.analytics.rules().create(rule)
  await searchBooks(server, collection, { q: 'nowhere', enable_analytics: false })
  await server.fetch('/analytics/flush', 'POST')
  expect(await server.client.collections(destination_collection).documents().export()).toBe('')
})
