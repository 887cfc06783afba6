import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN_KEY, startTestServer, typesense } from './testing.ts'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const schema = {
  name: 'books',
  default_sorting_field: 'year',
  enable_nested_fields: true,
  fields: [
    { name: 'title', type: 'string' },
    { name: 'about.summary', type: 'string', optional: true },
    { name: 'tags', type: 'string[]', facet: true, optional: true },
    { name: 'shelf', type: 'string', facet: true },
    { name: 'year', type: 'int32', facet: true },
    { name: 'lent', type: 'bool', optional: true },
  ],
} as const
const books = [
  {
    id: '1',
    title: 'Red river',
    shelf: 'a',
    year: 1990,
    tags: ['x', 'y'],
    about: { summary: 'The river in <b>spring</b>' },
  },
  { id: '2', title: 'Blue river', shelf: 'a', year: 2001, tags: ['y'], lent: true },
  { id: '3', title: 'Green hill', shelf: 'b', year: 2010 },
]

beforeEach(async () => {
  const { client } = server
  for (const each of await client.collections().retrieve())
    await client.collections(each.name).delete()
  await client.collections().create({ ...schema, fields: [...schema.fields] })
  await client.collections('books').documents().import(books, { action: 'create' })
})

const docs = () => server.client.collections<Record<string, unknown>>('books').documents()
const ids = async (parameters: object) => {
  const found = await docs().search({ q: '*', query_by: 'title', ...parameters }, {})
  return (found.hits ?? []).map((hit) => hit.document.id)
}

test('health needs no key, a wrong key is refused', async () => {
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ ok: true })
  const wrong = typesense(server.url, 'wrong')
  await expect(wrong.collections().retrieve()).rejects.toMatchObject({ httpStatus: 401 })
})

test('collections: summary, conflict, not found, change, delete', async () => {
  const { client } = server
  expect(await client.collections('books').retrieve()).toMatchObject({
    name: 'books',
    num_documents: 3,
  })
  await expect(
    client.collections().create({ ...schema, fields: [...schema.fields] }),
  ).rejects.toMatchObject({ httpStatus: 409 })
  await expect(client.collections('none').retrieve()).rejects.toMatchObject({ httpStatus: 404 })
  await client.collections('books').update({
    fields: [
      { name: 'lent', drop: true },
      { name: 'isbn', type: 'string', optional: true },
    ],
  })
  expect((await client.collections('books').retrieve()).fields?.map((field) => field.name)).toEqual(
    ['title', 'about.summary', 'tags', 'shelf', 'year', 'isbn'],
  )
  expect(await ids({ q: 'river' })).toEqual(['2', '1'])
})

test('documents: create, upsert, emplace, update, read, delete', async () => {
  await expect(docs().create({ id: '1', title: 'x', shelf: 'a', year: 1 })).rejects.toMatchObject({
    httpStatus: 409,
  })
  await docs().import(
    [
      { id: '1', year: 1991 },
      { id: '9', title: 'New', shelf: 'b', year: 1 },
    ],
    { action: 'emplace' },
  )
  expect(await server.client.collections('books').documents('1').retrieve()).toMatchObject({
    title: 'Red river',
    year: 1991,
  })
  await docs().upsert({ id: '1', title: 'Other', shelf: 'a', year: 5 })
  expect(await server.client.collections('books').documents('1').retrieve()).toEqual({
    id: '1',
    title: 'Other',
    shelf: 'a',
    year: 5,
  })
  expect(await ids({ q: 'red' })).toEqual([])
  await server.client.collections('books').documents('1').delete()
  await expect(server.client.collections('books').documents('1').retrieve()).rejects.toMatchObject({
    httpStatus: 404,
  })
})

test('import answers line by line and says what is wrong', async () => {
  const lines = [
    '{"id":"7","title":"T","shelf":"a","year":1}',
    '{"id":"8","title":5,"shelf":"a","year":1}',
    'no json',
    '{"id":"9","title":"T"}',
  ]
  const answer = await docs().import(lines.join('\n'), { action: 'upsert', return_id: true })
  expect(answer.split('\n').map((line) => JSON.parse(line))).toEqual([
    { id: '7', success: true },
    { code: 400, document: lines[1], error: 'Field `title` must be a string.', success: false },
    { code: 400, document: 'no json', error: 'Bad JSON.', success: false },
    {
      code: 400,
      document: lines[3],
      error: 'Field `shelf` has been declared in the schema, but is not found in the document.',
      success: false,
    },
  ])
})

test.each([
  ['year:>1990', ['3', '2']],
  ['year:[1990..2001]', ['2', '1']],
  ['shelf:=`a` && year:<2000', ['1']],
  ['(shelf:=b || tags:=[`x`,`z`])', ['3', '1']],
  ['shelf:!=a', ['3']],
  ['lent:=true', ['2']],
  ['title:hill', ['3']],
  ['id:=[1,3]', ['3', '1']],
  ['tags:!=x', ['3', '2']],
])('filter %s', async (filter_by, expected) => {
  expect(await ids({ filter_by })).toEqual(expected)
})

test.each([
  [{ filter_by: 'nope:=1' }, 404],
  [{ filter_by: 'year:=' }, 400],
  [{ sort_by: 'title:asc' }, 404],
  [{ facet_by: 'title' }, 404],
  [{ query_by: 'nope' }, 404],
  [{ per_page: 251 }, 422],
  [{ vector_query: 'x:([])' }, 501],
])('refuses %j with %i', async (parameters, httpStatus) => {
  await expect(ids(parameters)).rejects.toMatchObject({ httpStatus })
})

test('sort, pages, included fields, facets', async () => {
  expect(await ids({ sort_by: 'year:asc', per_page: 2, page: 2 })).toEqual(['3'])
  const found = await docs().search(
    {
      q: 'river',
      query_by: 'title',
      facet_by: 'tags,year',
      include_fields: 'id,about',
      sort_by: 'year:asc',
    },
    {},
  )
  expect(found.found).toBe(2)
  expect(found.hits?.[0]?.document).toEqual({
    id: '1',
    about: { summary: 'The river in <b>spring</b>' },
  })
  expect(found.facet_counts?.[0]?.counts.map(({ value, count }) => [value, count])).toEqual([
    ['y', 2],
    ['x', 1],
  ])
  expect(found.facet_counts?.[1]?.stats).toMatchObject({ min: 1990, max: 2001 })
})

test('groups count groups, and hold at most the limit', async () => {
  const found = await docs().search(
    { q: '*', query_by: 'title', group_by: 'shelf', group_limit: 1, sort_by: 'year:asc' },
    {},
  )
  expect(found).toMatchObject({ found: 2, found_docs: 3 })
  expect(
    found.grouped_hits?.map((group) => [group.group_key, group.found, group.hits.length]),
  ).toEqual([
    [['a'], 2, 1],
    [['b'], 1, 1],
  ])
})

test('highlights in both shapes', async () => {
  const found = await docs().search(
    {
      q: 'riv',
      query_by: 'title,about.summary',
      highlight_full_fields: 'title',
      filter_by: 'id:=1',
    },
    {},
  )
  expect(found.hits?.[0]).toMatchObject({
    highlight: {
      title: {
        matched_tokens: ['river'],
        snippet: 'Red <mark>river</mark>',
        value: 'Red <mark>river</mark>',
      },
      about: { summary: { snippet: 'The <mark>river</mark> in <b>spring</b>' } },
    },
    highlights: [{ field: 'title', snippet: 'Red <mark>river</mark>', matched_tokens: ['river'] }],
  })
})

test('aliases stand for collections and move at once', async () => {
  const { client } = server
  await client.aliases().upsert('shelves', { collection_name: 'books' })
  expect((await client.collections('shelves').retrieve()).name).toBe('books')
  await client.collections().create({ ...schema, name: 'books_2', fields: [...schema.fields] })
  await client.aliases().upsert('shelves', { collection_name: 'books_2' })
  expect(await client.collections('shelves').documents().search({ q: '*' }, {})).toMatchObject({
    found: 0,
  })
  expect(await client.aliases().retrieve()).toEqual({
    aliases: [{ name: 'shelves', collection_name: 'books_2' }],
  })
})

test('delete by filter, export', async () => {
  expect(await docs().delete({ filter_by: 'shelf:=a' })).toMatchObject({ num_deleted: 2 })
  expect(await docs().export({ include_fields: 'id,year' })).toBe('{"id":"3","year":2010}')
  expect(await ids({ q: 'river' })).toEqual([])
})

test('multi_search answers each search, errors inside', async () => {
  const answer = await server.client.multiSearch.perform(
    {
      searches: [
        { collection: 'books', q: 'hill' },
        { collection: 'nope', q: 'x' },
      ],
    },
    { query_by: 'title' },
  )
  expect(answer.results[0]).toMatchObject({ found: 1, hits: [{ document: { id: '3' } }] })
  expect(answer.results[1]).toEqual({ code: 404, error: 'Collection not found' })
})

test('keys may do what they say, on the collections they say; scoped keys filter', async () => {
  const { client, url } = server
  const value = 'search-only-key-of-the-tests'
  const body = {
    description: 'search',
    actions: ['documents:search'],
    collections: ['boo.*'],
    value,
  }
  expect(await client.keys().create(body)).toMatchObject({ value, actions: ['documents:search'] })
  await expect(client.keys().create(body)).rejects.toMatchObject({ httpStatus: 409 })
  const reader = typesense(url, value)
  expect(
    await reader.collections('books').documents().search({ q: 'hill', query_by: 'title' }, {}),
  ).toMatchObject({ found: 1 })
  await expect(reader.collections('books').retrieve()).rejects.toMatchObject({ httpStatus: 401 })
  await expect(
    reader.collections('books').documents().delete({ filter_by: 'year:>0' }),
  ).rejects.toMatchObject({ httpStatus: 401 })
  await expect(
    reader.collections('other').documents().search({ q: 'x' }, {}),
  ).rejects.toMatchObject({ httpStatus: 401 })
  const scoped = client.keys().generateScopedSearchKey(value, { filter_by: 'shelf:=b' })
  const some = await typesense(url, scoped)
    .collections('books')
    .documents()
    .search({ q: '*', filter_by: 'year:>1995' }, {})
  expect(some.hits?.map((hit) => hit.document)).toMatchObject([{ id: '3' }])
  const ended = client.keys().generateScopedSearchKey(value, { filter_by: '', expires_at: 1 })
  await expect(
    typesense(url, ended).collections('books').documents().search({ q: '*' }, {}),
  ).rejects.toMatchObject({ httpStatus: 401 })
})

test('browsers may call: preflight, text/plain bodies, key in the query', async () => {
  const preflight = await fetch(`${server.url}/multi_search`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-typesense-api-key')
  const answer = await fetch(`${server.url}/multi_search?x-typesense-api-key=${ADMIN_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ searches: [{ collection: 'books', q: '*' }] }),
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toMatchObject({ results: [{ found: 3 }] })
})
