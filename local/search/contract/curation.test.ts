import type { CurationObjectSchema } from 'typesense/lib/Typesense/CurationSets'
import { expect } from 'vitest'
import { fill, freshName, ids, idsOf, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import { type TestServer, typesense } from '../testing/test-server.ts'

const contract = contractTests()

type Item = CurationObjectSchema

const river = { query: 'river', match: 'contains' } as const
const hill = { id: 'hill', rule: river, includes: [{ id: '3', position: 1 }] }
const red = { id: 'red', rule: river, excludes: [{ id: '1' }] }

/** A curation set of its own; returns its name. */
async function put({ client }: TestServer, ...items: Item[]): Promise<string> {
  const set = freshName('curations')
  await client.curationSets(set).upsert({ items })
  return set
}

/** The books with these curations; returns the collection's name. */
const curated = async (server: TestServer, ...items: Item[]) =>
  fill(server, { curation_sets: [await put(server, ...items)] })

contract(
  'PUT /curation_sets/:name',
  'Client',
  'pins and leaves out documents where the rule holds',
  async (server) => {
    const name = await curated(server, { ...hill, ...red, id: 'both' })
    expect(await ids(server, name, { q: 'blue river' })).toEqual(['3', '2'])
    expect(await ids(server, name, { q: 'red' })).toEqual(['1'])
    const found = await searchBooks(server, name, { q: 'river' })
    expect(found.found).toBe(2)
    expect(found.hits?.map((hit) => 'curated' in hit)).toEqual([true, false])
  },
)

contract(
  'PUT /curation_sets/:name',
  'Client',
  'tells a query that is the words from one that has them',
  async (server) => {
    const name = await curated(server, { ...hill, rule: { query: 'Blue  River', match: 'exact' } })
    expect(await ids(server, name, { q: 'blue river' })).toEqual(['3', '2'])
    expect(await ids(server, name, { q: 'blue river red' })).not.toContain('3')
  },
)

contract(
  'PUT /curation_sets/:name',
  'Client',
  'filters, sorts, and takes the words of the rule out of the query',
  async (server) => {
    const cheap = { query: 'old', match: 'contains' } as const
    const filter = { id: 'old', rule: cheap, filter_by: 'year:<2000', sort_by: 'year:asc' }
    const name = await curated(server, filter)
    expect(await ids(server, name, { q: 'old river' })).toEqual(['1'])
    expect(await ids(server, name, { q: 'old' })).toEqual(['4', '1'])
    expect(await ids(server, name, { q: 'old', filter_by: 'shelf:=a || shelf:=b' })).toEqual(['1'])
    const kept = await curated(server, { ...filter, remove_matched_tokens: false })
    expect(await ids(server, kept, { q: 'old' })).toEqual([])
  },
)

contract(
  'PUT /curation_sets/:name',
  'Client',
  'replaces the query and says its metadata',
  async (server) => {
    const name = await curated(server, {
      id: 'hills',
      rule: { query: 'mountain', match: 'exact' },
      replace_query: 'hill',
      metadata: { note: 'Looked for hills' },
    })
    const found = await searchBooks(server, name, { q: 'mountain' })
    expect(idsOf(found)).toEqual(['3'])
    expect(found).toMatchObject({
      metadata: { note: 'Looked for hills' },
      request_params: { q: 'mountain' },
    })
    expect(await searchBooks(server, name, { q: 'hill' })).not.toHaveProperty('metadata')
  },
)

contract(
  'PUT /curation_sets/:name',
  'Client',
  'holds for a filter, and while its time lasts',
  async (server) => {
    const shelf = { ...hill, rule: { filter_by: 'shelf:=a' } }
    const name = await curated(server, shelf)
    expect(await ids(server, name, { filter_by: 'shelf:=a' })).toEqual(['3', '2', '1'])
    expect(await ids(server, name, { filter_by: 'shelf:=c' })).toEqual(['4'])
    const over = await curated(server, { ...shelf, effective_to_ts: 1 })
    expect(await ids(server, over, { filter_by: 'shelf:=a' })).toEqual(['2', '1'])
    const later = await curated(server, { ...shelf, effective_from_ts: 4_000_000_000 })
    expect(await ids(server, later, { filter_by: 'shelf:=a' })).toEqual(['2', '1'])
  },
)

contract(
  'PUT /curation_sets/:name',
  'Client',
  'stops at the first that holds unless told to go on',
  async (server) => {
    const first = await curated(server, hill, red)
    expect(await ids(server, first, { q: 'river' })).toEqual(['3', '2', '1'])
    const both = await curated(server, { ...hill, stop_processing: false }, red)
    expect(await ids(server, both, { q: 'river' })).toEqual(['3', '2'])
  },
)

contract(
  'PUT /curation_sets/:name',
  'fetch',
  'refuses what is no curation, and names what is not served',
  async (server) => {
    const answer = async (item: object) => {
      const body = JSON.stringify({ items: [{ id: 'a', rule: river, ...item }] })
      const { status, body: said } = await server.fetch('/curation_sets/x', 'PUT', body)
      return [status, said.message]
    }
    expect(await answer({})).toEqual([400, expect.stringContaining('`includes`')])
    expect(await answer({ metadata: {}, rule: {} })).toEqual([400, expect.stringContaining('rule')])
    expect(await answer({ replace_query: 'x', remove_matched_tokens: true })).toEqual([
      400,
      expect.stringContaining('`replace_query`'),
    ])
    expect(await answer({ includes: [{ id: '1', position: 0 }] })).toEqual([
      400,
      expect.stringContaining('position'),
    ])
    expect(await answer({ metadata: {}, rule: { query: '{shelf}', match: 'exact' } })).toEqual([
      501,
      expect.stringContaining('query'),
    ])
    expect(await answer({ metadata: {}, diversity: {} })).toEqual([
      501,
      expect.stringContaining('diversity'),
    ])
  },
)

contract('GET /curation_sets', 'Client', 'is a bare list', async (server) => {
  const name = await put(server, hill)
  expect(await server.client.curationSets().retrieve()).toContainEqual(
    expect.objectContaining({ name, items: [expect.objectContaining(hill)] }),
  )
})

contract('GET /curation_sets/:name', 'Client', 'gives one, 404 for none', async (server) => {
  const name = await put(server, hill)
  expect(await server.client.curationSets(name).retrieve()).toMatchObject({ name, items: [hill] })
  await expect(server.client.curationSets('none').retrieve()).rejects.toMatchObject({
    httpStatus: 404,
  })
})

contract('DELETE /curation_sets/:name', 'Client', 'ends its effect', async (server) => {
  const set = await put(server, hill)
  const name = await fill(server, { curation_sets: [set] })
  expect(await server.client.curationSets(set).delete()).toEqual({ name: set })
  expect(await ids(server, name, { q: 'river' })).toEqual(['2', '1'])
})

contract('GET /curation_sets/:name/items', 'Client', 'lists them', async (server) => {
  const items = server.client.curationSets(await put(server, hill, red)).items()
  expect(await items.retrieve()).toMatchObject([hill, red])
})

contract('GET /curation_sets/:name/items ?limit', 'fetch', 'gives so many', async (server) => {
  const set = await put(server, hill, red)
  const { body } = await server.fetch(`/curation_sets/${set}/items?limit=1`)
  expect(body).toMatchObject([hill])
})

contract('GET /curation_sets/:name/items ?offset', 'fetch', 'leaves out some', async (server) => {
  const set = await put(server, hill, red)
  const { body } = await server.fetch(`/curation_sets/${set}/items?offset=1`)
  expect(body).toMatchObject([red])
})

contract('GET /curation_sets/:name/items/:id', 'Client', 'gives one', async (server) => {
  const set = server.client.curationSets(await put(server, hill, red))
  expect(await set.items('red').retrieve()).toMatchObject(red)
  await expect(set.items('none').retrieve()).rejects.toMatchObject({ httpStatus: 404 })
})

contract('PUT /curation_sets/:name/items/:id', 'Client', 'adds or replaces one', async (server) => {
  const set = await put(server, hill)
  const name = await fill(server, { curation_sets: [set] })
  await server.client
    .curationSets(set)
    .items('hill')
    .upsert({ rule: river, excludes: [{ id: '2' }] })
  expect(await ids(server, name, { q: 'river' })).toEqual(['1'])
})

contract('DELETE /curation_sets/:name/items/:id', 'Client', 'deletes one', async (server) => {
  const set = server.client.curationSets(await put(server, hill, red))
  expect(await set.items('hill').delete()).toEqual({ id: 'hill' })
  expect(await set.items().retrieve()).toMatchObject([red])
})

contract('PATCH /collections/:collection', 'Client', 'sets curation sets', async (server) => {
  const [set, name] = [await put(server, hill), await fill(server)]
  await server.client.collections(name).update({ curation_sets: [set] })
  expect(await server.client.collections(name).retrieve()).toMatchObject({ curation_sets: [set] })
  expect(await ids(server, name, { q: 'river' })).toEqual(['3', '2', '1'])
})

contract(
  'PUT /curation_sets/:name',
  'Client',
  'holds a rule against words between spaces, in Chinese too',
  async (server) => {
    const [set, name] = [freshName('curations'), freshName('chinese')]
    const rule = { query: '訂單', match: 'contains' as const }
    await server.client
      .curationSets(set)
      .upsert({ items: [{ id: 'a', rule, includes: [{ id: '2', position: 1 }] }] })
    const title = { name: 'title', type: 'string' as const, locale: 'zh' }
    await server.client.collections().create({ name, fields: [title], curation_sets: [set] })
    const documents = server.client.collections(name).documents()
    await documents.create({ id: '1', title: '取消訂單' })
    await documents.create({ id: '2', title: '持倉' })
    const first = async (q: string) =>
      (await documents.search({ q, query_by: 'title' }, {})).hits?.[0]?.document
    expect(await first('訂單')).toMatchObject({ id: '2' })
    expect(await first('取消 訂單')).toMatchObject({ id: '2' })
    expect(await first('取消訂單')).toMatchObject({ id: '1' })
  },
)

contract('search ?curation_tags', 'Client', 'chooses those with the tag', async (server) => {
  const [spring, autumn] = ['spring', 'autumn']
  const name = await curated(
    server,
    { ...hill, id: 'one', rule: { ...river, tags: [spring] } },
    { ...red, id: 'two', rule: { tags: [autumn] } },
    { ...red, id: 'all', rule: { tags: [spring, autumn] }, excludes: [{ id: '2' }] },
  )
  const found = (curation_tags: string) => ids(server, name, { q: 'river', curation_tags })
  expect(await found('')).toEqual(['2', '1'])
  expect(await found(spring)).toEqual(['3', '2', '1'])
  expect(await found(autumn)).toEqual(['2'])
  expect(await found('spring,autumn')).toEqual(['1'])
  expect(await found('winter')).toEqual(['2', '1'])
})

contract('search ?override_tags', 'Client', 'is its older name', async (server) => {
  const name = await curated(server, { ...hill, rule: { ...river, tags: ['spring'] } })
  expect(await ids(server, name, { q: 'river', override_tags: 'spring' })).toEqual(['3', '2', '1'])
})

contract('search ?enable_curations', 'Client', 'switches them off', async (server) => {
  const name = await curated(server, hill)
  expect(await ids(server, name, { q: 'river', enable_curations: false })).toEqual(['2', '1'])
})

contract('search ?enable_overrides', 'Client', 'is its older name', async (server) => {
  const name = await curated(server, hill)
  expect(await ids(server, name, { q: 'river', enable_overrides: false })).toEqual(['2', '1'])
})

contract('search ?pinned_hits', 'Client', 'puts documents at their places', async (server) => {
  const name = await fill(server)
  const found = (pinned_hits: string, more = {}) =>
    ids(server, name, { q: 'river', pinned_hits, ...more })
  expect(await found('4:2')).toEqual(['2', '4', '1'])
  expect(await found('1:1,4:9')).toEqual(['1', '2', '4'])
  expect(await found('3:1,none:2', { per_page: 1, page: 2 })).toEqual(['2'])
  expect(await found('3:1', { hidden_hits: '3' })).toEqual(['2', '1'])
  await expect(found('3')).rejects.toMatchObject({ httpStatus: 400 })
})

contract(
  'search ?pinned_hits',
  'Client',
  'does not get around the filter of a scoped key',
  async (server) => {
    const name = await fill(server)
    const value = freshName('key-of-readers')
    const actions = ['documents:search']
    await server.client.keys().create({ value, actions, collections: ['*'], description: '' })
    const key = server.client.keys().generateScopedSearchKey(value, { filter_by: 'shelf:=a' })
    const reader = { ...server, client: typesense(server.url, key) }
    expect(await ids(reader, name, { q: 'river', pinned_hits: '3:1,1:1' })).toEqual(['1', '2'])
  },
)

contract(
  'search ?filter_curated_hits',
  'Client',
  'takes away what is pinned and does not fit',
  async (server) => {
    const name = await curated(server, hill)
    const found = (more: object) =>
      ids(server, name, { q: 'river', filter_by: 'shelf:=a', ...more })
    expect(await found({})).toEqual(['3', '2', '1'])
    expect(await found({ filter_curated_hits: true })).toEqual(['2', '1'])
    const strict = await curated(server, { ...hill, filter_curated_hits: true })
    expect(await ids(server, strict, { q: 'river', filter_by: 'shelf:=a' })).toEqual(['2', '1'])
  },
)
