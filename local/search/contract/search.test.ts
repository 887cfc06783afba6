import { SearchClient } from 'typesense'
import { expect } from 'vitest'
import { add, fill, ids, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'
import { ADMIN_KEY } from '../testing/test-server.ts'

const contract = contractTests()

contract(
  'GET /collections/:collection/documents/search',
  'Client',
  'answers in the shape of a search',
  async (server) => {
    const name = await fill(server)
    expect(await searchBooks(server, name, { q: 'hill' })).toEqual({
      facet_counts: [],
      found: 1,
      hits: [
        {
          document: { id: '3', title: 'Green hill', shelf: 'b', year: 2010 },
          highlight: { title: { matched_tokens: ['hill'], snippet: 'Green <mark>hill</mark>' } },
          text_match: expect.any(Number),
        },
      ],
      out_of: 4,
      page: 1,
      request_params: { collection_name: name, per_page: 10, q: 'hill' },
      search_cutoff: false,
      search_time_ms: expect.any(Number),
    })
    await expect(searchBooks(server, 'none')).rejects.toMatchObject({ httpStatus: 404 })
  },
)

contract(
  'POST /multi_search',
  'SearchClient',
  'answers each search, errors inside',
  async (server) => {
    const name = await fill(server)
    const client = new SearchClient({
      nodes: [{ url: server.url }],
      apiKey: ADMIN_KEY,
      logLevel: 'silent',
    })
    const searches = [
      { collection: name, q: 'hill' },
      { collection: 'none', q: 'x' },
      { collection: name, q: 'hill', query_by: 'shelf' },
    ]
    const answer = await client.multiSearch.perform({ searches }, { query_by: 'title' })
    expect(answer.results).toMatchObject([
      { found: 1, hits: [{ document: { id: '3' } }] },
      { code: 404, error: 'Collection not found' },
      { found: 0, hits: [] },
    ])
  },
)

contract(
  'POST /multi_search',
  'fetch',
  'comes as text with the key in the address, from any page',
  async (server) => {
    const name = await fill(server)
    const preflight = await fetch(`${server.url}/multi_search`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-typesense-api-key')
    const answer = await fetch(`${server.url}/multi_search?x-typesense-api-key=${ADMIN_KEY}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ searches: [{ collection: name, q: '*' }] }),
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await answer.json()).toMatchObject({ results: [{ found: 4 }] })
    const searches = JSON.stringify({ searches: [{ collection: name, q: '*' }] })
    expect((await server.fetch('/multi_search', 'POST', searches, 'wrong')).status).toBe(401)
  },
)

contract(
  'search ?q',
  'Client',
  'finds words, phrases in quotes, and not what a minus excludes',
  async (server) => {
    const name = await fill(server)
    const found = (q: string) => ids(server, name, { q })
    expect(await found('river red')).toEqual(['1'])
    expect(await found('"river red"')).toEqual([])
    expect(await found('"red river"')).toEqual(['1'])
    expect(await found('river -red')).toEqual(['2'])
    expect(await found('river -"red river"')).toEqual(['2'])
    expect(await found('-river')).toEqual(['3', '4'])
    expect(await found('*')).toEqual(['3', '2', '1', '4'])
    await expect(
      server.client.collections(name).documents().search({ query_by: 'title' }, {}),
    ).rejects.toMatchObject({ httpStatus: 400 })
  },
)

contract('search ?query_by', 'Client', 'says where', async (server) => {
  const name = await fill(server)
  expect(await ids(server, name, { q: 'spring' })).toEqual([])
  expect(await ids(server, name, { q: 'spring', query_by: 'title,about.summary' })).toEqual(['1'])
  await expect(ids(server, name, { q: 'x', query_by: 'none' })).rejects.toMatchObject({
    httpStatus: 404,
  })
  await expect(ids(server, name, { q: 'x', query_by: 'year' })).rejects.toMatchObject({
    httpStatus: 400,
  })
  await expect(ids(server, name, { q: 'x', query_by: '' })).rejects.toMatchObject({
    httpStatus: 400,
  })
})

contract('search ?query_by_weights', 'Client', 'says where it counts more', async (server) => {
  const name = await fill(server)
  await add(server, name, { id: '5', title: 'y', shelf: 'hill', year: 1 })
  const found = (query_by_weights: string) =>
    ids(server, name, { q: 'hill', query_by: 'title,shelf', query_by_weights })
  expect(await found('9,1')).toEqual(['3', '5'])
  expect(await found('1,9')).toEqual(['5', '3'])
  // Fields with nearly equal weights are still distinguished.
  expect(await found('6,5')).toEqual(['3', '5'])
  expect(await found('5,6')).toEqual(['5', '3'])
  await expect(found('1,2,3')).rejects.toMatchObject({ httpStatus: 400 })
})

contract(
  'search ?prefix',
  'Client',
  'takes the last word for unfinished, or not',
  async (server) => {
    const name = await fill(server)
    expect(await ids(server, name, { q: 'riv', num_typos: 0 })).toEqual(['2', '1'])
    expect(await ids(server, name, { q: 'riv', num_typos: 0, prefix: false })).toEqual([])
  },
)

const infix = (server: TestServer, name: string, parameters: object) =>
  ids(server, name, { q: 'linki', query_by: 'code', ...parameters })

contract(
  'search ?infix',
  'Client',
  'looks inside words of fields that are made for it',
  async (server) => {
    const name = await fill(server)
    expect(await infix(server, name, {})).toEqual([])
    expect(await infix(server, name, { infix: 'fallback' })).toEqual(['4'])
    await expect(
      infix(server, name, { infix: 'fallback', query_by: 'title' }),
    ).rejects.toMatchObject({ httpStatus: 400 })
  },
)

contract('search ?max_extra_prefix', 'Client', 'limits what may stand before', async (server) => {
  const name = await fill(server)
  expect(await infix(server, name, { infix: 'fallback', max_extra_prefix: 5 })).toEqual(['4'])
  expect(await infix(server, name, { infix: 'fallback', max_extra_prefix: 4 })).toEqual([])
})

contract('search ?max_extra_suffix', 'Client', 'limits what may stand after', async (server) => {
  const name = await fill(server)
  expect(await infix(server, name, { infix: 'fallback', max_extra_suffix: 1 })).toEqual(['4'])
  expect(await infix(server, name, { infix: 'fallback', max_extra_suffix: 0 })).toEqual([])
})
