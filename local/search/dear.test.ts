import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_KEY, startTestServer } from './testing/test-server.ts'

const READERS_KEY = 'readers-key-of-the-tests'
const WORDS = 'order position kline market wallet trade spot price account margin'.split(' ')
const COUNT = 2000

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer({ readerMs: 300 })
  const { client } = server
  await client.collections().create({
    name: 'notes',
    fields: [
      { name: 'title', type: 'string' },
      { name: 'text', type: 'string' },
      { name: 'shelf', type: 'string', facet: true },
    ],
  })
  const notes = Array.from({ length: COUNT }, (_, id) => {
    const words = WORDS.filter((_word, at) => (id >> at) % 2 === 0)
    return { id: `${id}`, title: words.join(' '), text: `${words}x`, shelf: `${id % 400}` }
  })
  await client.collections('notes').documents().import(notes)
  await client.keys().create({
    description: 'readers',
    actions: ['documents:search'],
    collections: ['notes'],
    value: READERS_KEY,
  })
})
afterAll(() => server.stop())

const multi = (searches: object[], key = READERS_KEY) => {
  const each = { collection: 'notes', query_by: 'title,text' }
  const body = JSON.stringify({ searches: searches.map((search) => ({ ...each, ...search })) })
  return server.fetch('/multi_search', 'POST', body, key)
}
const found = async (search: object, key?: string) => (await multi([search], key)).body.results[0]

const dear = {
  q: `${WORDS.join(' ')} ${WORDS.join('x ')}`,
  drop_tokens_threshold: 100_000,
  group_by: 'shelf',
}
const all = { q: '*', group_by: 'shelf', per_page: 250, group_limit: 99 }
const fifty = <T>(each: T) => Array.from({ length: 50 }, () => each)

const hitsOf = ({ grouped_hits = [] }: { grouped_hits?: { hits: unknown[] }[] }) =>
  grouped_hits.reduce((sum, { hits }) => sum + hits.length, 0)

test('a request with the readers’ key has a time limit, and the answer says when it was cut off', async () => {
  const { status, body } = await multi(fifty(dear))
  const results: { code?: number; search_cutoff?: boolean; error?: string }[] = body.results
  expect(status).toBe(200)
  expect(results).toHaveLength(50)
  expect(results[0]).toMatchObject({ found: expect.any(Number) })
  expect(results.at(-1)).toEqual({ code: 408, error: 'Request Timeout' })
  const ends = results.map(({ code, search_cutoff }) => code ?? search_cutoff)
  expect(ends.lastIndexOf(false)).toBeLessThan(ends.indexOf(408))
  expect(await found(dear, ADMIN_KEY)).toMatchObject({ search_cutoff: false })
})

test('a request with the readers’ key gets a limited number of hits, the admin’s as many as hosted', async () => {
  expect(hitsOf(await found(all))).toBe(500)
  expect(hitsOf(await found(all, ADMIN_KEY))).toBe(250 * 5)
  const { body } = await multi(fifty({ ...all, q: 'kline' }))
  const hits: number[] = body.results.map(hitsOf)
  expect(hits.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(500)
})

test('the readers’ key has a long query truncated, and a long filter refused with 400', async () => {
  const q = `kline ${'x'.repeat(3900)}`
  expect((await found({ q })).request_params.q).toHaveLength(512)
  expect((await found({ q }, ADMIN_KEY)).request_params.q).toHaveLength(q.length)
  const filter_by = `title:=[${'kline,'.repeat(900)}kline]`
  expect(await found({ q: '*', filter_by })).toMatchObject({ code: 400 })
  expect(await found({ q: '*', filter_by }, ADMIN_KEY)).toMatchObject({ found: 1 })
  const query_by = fifty('title').join(',')
  expect(await found({ q: 'kline', query_by })).toMatchObject({ code: 400 })
  expect(await found({ q: 'kline', query_by }, ADMIN_KEY)).toMatchObject({ found: COUNT / 2 })
})

test('a search body gets 413 when it is too large, or has too many searches', async () => {
  const long = [{ q: 'x'.repeat(600_000) }]
  expect((await multi(long)).status).toBe(413)
  expect((await multi(long, 'no key at all')).status).toBe(413)
  expect((await multi(long, ADMIN_KEY)).body.results[0]).toMatchObject({ code: 400 })
  const many = JSON.stringify({ searches: Array.from({ length: 150_000 }, () => 1) })
  expect((await server.fetch('/multi_search', 'POST', many, READERS_KEY)).body).toEqual({
    message: expect.stringContaining('limit_multi_searches'),
  })
})
