import { expect } from 'vitest'
import { z } from 'zod'
import { fill, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import { typesense } from '../testing/test-server.ts'

const contract = contractTests()

contract('GET /health', 'Client', 'is true, and needs no key', async ({ client, url }) => {
  expect(await client.health.retrieve()).toEqual({ ok: true })
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true })
})

contract(
  'GET /debug',
  'Client',
  'says a version in which synonyms come in sets',
  async ({ client }) => {
    expect(await client.debug.retrieve()).toEqual({ state: 1, version: '30.1' })
  },
)

contract(
  'GET /metrics.json',
  'Client',
  'says the memory, and what the machine has',
  async ({ client }) => {
    const metrics = await client.metrics.retrieve()
    expect(Number(metrics.typesense_memory_resident_bytes)).toBeGreaterThan(1e6)
    const numbers = z.record(z.string(), z.coerce.number().min(0)).parse(metrics)
    expect(numbers.system_cpu_active_percentage).toBeLessThanOrEqual(100)
    for (const kind of ['memory', 'disk']) {
      const [total, used] = [`system_${kind}_total_bytes`, `system_${kind}_used_bytes`]
      expect(numbers[total], kind).toBeGreaterThanOrEqual(numbers[used] ?? Number.NaN)
    }
    expect(numbers).toHaveProperty('system_network_received_bytes')
    expect(numbers).toHaveProperty('system_network_sent_bytes')
  },
)

contract(
  'GET /stats.json',
  'Client',
  'counts what was answered in the last ten seconds',
  async (server) => {
    const name = await fill(server)
    await searchBooks(server, name)
    const stats = await server.client.stats.retrieve()
    expect(stats).toMatchObject({
      search_requests_per_second: expect.any(Number),
      import_latency_ms: expect.any(Number),
      pending_write_batches: 0,
      requests_per_second: { [`GET /collections/${name}/documents/search`]: 0.1 },
    })
    expect(stats.import_latency_ms).toBeGreaterThan(0)
  },
)

contract('POST /operations/cache/clear', 'Client', 'has nothing to clear', async ({ client }) => {
  expect(await client.operations.perform('cache/clear')).toEqual({ success: true })
})

contract(
  'GET /operations/schema_changes',
  'Client',
  'are done when they are answered',
  async ({ client }) => {
    expect(await client.operations.getSchemaChanges()).toEqual([])
  },
)

const body = { description: 'search', actions: ['documents:search'] }
let keys = 0
const newKey = (collection = 'books_.*') => ({
  ...body,
  collections: [collection],
  value: `key-${++keys}-of-the-tests`,
})

contract(
  'POST /keys',
  'Client',
  'makes a key that may do what it says where it says',
  async (server) => {
    const [name, key] = [await fill(server), newKey()]
    expect(await server.client.keys().create(key)).toMatchObject({
      ...key,
      id: expect.any(Number),
      expires_at: 64723363199,
    })
    await expect(server.client.keys().create(key)).rejects.toMatchObject({ httpStatus: 409 })
    const reader = { ...server, client: typesense(server.url, key.value) }
    expect((await searchBooks(reader, name)).found).toBe(4)
    const may = reader.client.collections(name)
    await expect(may.retrieve()).rejects.toMatchObject({ httpStatus: 401 })
    await expect(may.documents().delete({ filter_by: 'year:>0' })).rejects.toMatchObject({
      httpStatus: 401,
    })
    await expect(searchBooks(reader, 'other')).rejects.toMatchObject({
      httpStatus: 401,
      message: expect.stringContaining(
        'Forbidden - a valid `x-typesense-api-key` header must be sent.',
      ),
    })
    await expect(reader.client.keys().create(newKey())).rejects.toMatchObject({ httpStatus: 401 })
  },
)

contract('GET /keys', 'Client', 'shows only how a key begins', async ({ client }) => {
  const key = newKey()
  await client.keys().create(key)
  const last: object | undefined = (await client.keys().retrieve()).keys.at(-1)
  expect(last).toMatchObject({ ...body, value_prefix: 'key-' })
  expect(last).not.toHaveProperty('value')
})

contract('GET /keys/:id', 'Client', 'shows one, 404 for none', async ({ client }) => {
  const { id } = await client.keys().create(newKey())
  expect(await client.keys(id).retrieve()).toMatchObject({ id, ...body, value_prefix: 'key-' })
  await expect(client.keys(9999).retrieve()).rejects.toMatchObject({ httpStatus: 404 })
})

contract('DELETE /keys/:id', 'Client', 'revokes it', async (server) => {
  const [name, key] = [await fill(server), newKey()]
  const { id } = await server.client.keys().create(key)
  expect(await server.client.keys(id).delete()).toEqual({ id })
  await expect(
    searchBooks({ ...server, client: typesense(server.url, key.value) }, name),
  ).rejects.toMatchObject({ httpStatus: 401 })
})

contract('POST /keys', 'Client', 'makes keys that end, and go when they shall', async (server) => {
  const [name, key] = [await fill(server), { ...newKey(), expires_at: 1, autodelete: true }]
  const { id } = await server.client.keys().create(key)
  await expect(
    searchBooks({ ...server, client: typesense(server.url, key.value) }, name),
  ).rejects.toMatchObject({ httpStatus: 401 })
  await server.client.keys().create(newKey())
  await expect(server.client.keys(id).retrieve()).rejects.toMatchObject({ httpStatus: 404 })
})

contract(
  'search ?filter_by',
  'Client',
  'is narrowed by what a scoped key embeds, and cannot get out',
  async (server) => {
    const [name, key] = [await fill(server), newKey()]
    await server.client.keys().create(key)
    const scoped = (parameters: object) => ({
      ...server,
      client: typesense(
        server.url,
        server.client.keys().generateScopedSearchKey(key.value, parameters),
      ),
    })
    const onlyB = scoped({ filter_by: 'shelf:=b', include_fields: 'id' })
    const found = await searchBooks(onlyB, name, {
      filter_by: 'year:>1995',
      include_fields: 'title',
    })
    expect(found.hits?.map((hit) => hit.document)).toEqual([{ id: '3' }])
    await expect(searchBooks(onlyB, name, { filter_by: 'id:=3) || (id:=1' })).rejects.toMatchObject(
      {
        httpStatus: 400,
      },
    )
    await expect(searchBooks(scoped({ expires_at: 1 }), name)).rejects.toMatchObject({
      httpStatus: 401,
    })
    expect((await searchBooks(scoped({ expires_at: 4e9 }), name)).found).toBe(4)
    await expect(scoped({}).client.collections(name).documents().export()).rejects.toMatchObject({
      httpStatus: 401,
    })
    const forged = {
      ...server,
      client: typesense(
        server.url,
        server.client.keys().generateScopedSearchKey(`${key.value}x`, {}),
      ),
    }
    await expect(searchBooks(forged, name)).rejects.toMatchObject({ httpStatus: 401 })
  },
)

contract(
  'search ?limit_multi_searches',
  'Client',
  'holds for a scoped key that embeds it',
  async (server) => {
    const [name, key] = [await fill(server), newKey()]
    await server.client.keys().create(key)
    const value = server.client
      .keys()
      .generateScopedSearchKey(key.value, { limit_multi_searches: 1 })
    const one = { collection: name, q: '*' }
    const perform = (searches: (typeof one)[], common = {}) =>
      typesense(server.url, value).multiSearch.perform({ searches }, common)
    await expect(perform([one])).resolves.toMatchObject({ results: [{ found: 4 }] })
    await expect(perform([one, one])).rejects.toMatchObject({ httpStatus: 400 })
    await expect(perform([one, one], { limit_multi_searches: 5 })).rejects.toMatchObject({
      httpStatus: 400,
    })
  },
)
