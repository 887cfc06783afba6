import { expect } from 'vitest'
import { z } from 'zod'
import { fill, freshName, schema } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import { type TestServer, typesense } from '../testing/test-server.ts'

const contract = contractTests()
const CALL = 'POST /multi_search'

interface Search {
  collection: string
  q: string
  query_by?: string
  sort_by?: string
  page?: number
  facet_by?: string
}

function perform(server: TestServer, searches: Search[], common: object = {}, more: object = {}) {
  const all = searches.map((each) => ({ query_by: 'title', ...each }))
  return server.client.multiSearch.perform({ union: true, searches: all, ...more }, common)
}

const merged = z.object({
  hits: z.array(z.object({ search_index: z.number(), document: z.object({ id: z.string() }) })),
})

/** Which search found what, in order. */
async function found(...asked: Parameters<typeof perform>): Promise<string[]> {
  const { hits } = merged.parse(await perform(...asked))
  return hits.map((hit) => `${hit.search_index}:${hit.document.id}`)
}

async function films(server: TestServer): Promise<string> {
  const name = freshName('films')
  await server.client.collections().create({ ...schema, name })
  const film = { id: 'f', title: 'River of gold', shelf: 'x', year: 1995 }
  await server.client.collections(name).documents().create(film)
  return name
}

contract(CALL, 'Client', 'merges the hits of a union in one order', async (server) => {
  const [collection, other] = [await fill(server), await films(server)]
  const searches = [
    { collection, q: 'river', sort_by: 'year:asc' },
    { collection: other, q: 'river', sort_by: 'year:asc' },
    { collection, q: 'hill', sort_by: 'year:asc' },
  ]
  expect(await found(server, searches)).toEqual(['0:1', '1:f', '0:2', '2:3'])
  expect(await perform(server, searches, { per_page: 2, page: 2 })).toMatchObject({
    found: 4,
    out_of: 5,
    page: 2,
    hits: [{ collection, search_index: 0 }, { collection }],
    union_request_params: [
      { collection_name: collection, q: 'river', found: 2, per_page: 2 },
      { collection_name: other, q: 'river', found: 1 },
      { collection_name: collection, q: 'hill', found: 1 },
    ],
  })
})

contract(CALL, 'Client', 'shows once what two searches of a union find', async (server) => {
  const collection = await fill(server)
  const searches = [
    { collection, q: 'river' },
    { collection, q: 'red river' },
  ]
  expect(await found(server, searches)).toHaveLength(2)
  expect(await found(server, searches, {}, { remove_duplicates: false })).toHaveLength(3)
})

contract(CALL, 'Client', 'pages a union as a whole', async (server) => {
  const collection = await fill(server)
  expect(await found(server, [{ collection, q: 'river', page: 7 }])).toEqual(['0:2', '0:1'])
  expect(await found(server, [{ collection, q: 'river' }], { per_page: 1, page: 2 })).toEqual([
    '0:1',
  ])
})

contract(CALL, 'Client', 'says what is wrong with a union in its place', async (server) => {
  const collection = await fill(server)
  const search = { collection, q: 'river', sort_by: 'year:asc' }
  const answer = (other: Partial<Search>) => perform(server, [search, { ...search, ...other }])
  expect(await answer({ sort_by: 'year:desc' })).toMatchObject({
    code: 400,
    error: expect.stringContaining('index 1'),
  })
  expect(await answer({ collection: 'none' })).toMatchObject({ code: 404 })
  expect(await answer({ facet_by: 'shelf' })).toMatchObject({
    code: 501,
    error: expect.stringContaining('facet_by'),
  })
})

contract(CALL, 'Client', 'keeps a union within what a scoped key allows', async (server) => {
  const collection = await fill(server)
  const value = freshName('key-of-unions')
  const actions = ['documents:search']
  await server.client.keys().create({ value, actions, collections: ['*'], description: '' })
  const reader = (embedded: object) => {
    const key = server.client.keys().generateScopedSearchKey(value, embedded)
    return { ...server, client: typesense(server.url, key) }
  }
  const all = [{ collection, q: '*' }]
  expect(await found(reader({ filter_by: 'shelf:=b' }), all)).toEqual(['0:3'])
  const few = reader({ limit_hits: 2 })
  expect(await found(few, all, { per_page: 2 })).toHaveLength(2)
  expect(await perform(few, all, { per_page: 3 })).toMatchObject({ code: 422 })
  const many = Array.from({ length: 11 }, () => ({ collection, q: '*' }))
  expect(await perform(reader({}), many)).toMatchObject({ code: 400 })
  expect(await perform(server, many)).toMatchObject({ found: 4 })
})
