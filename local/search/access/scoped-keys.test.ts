import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books, schema } from '../testing/books.ts'
import { startTestServer } from '../testing/test-server.ts'

const PARENT = 'readers-key-of-the-tests'
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
  await server.client.collections().create(schema)
  await server.client.collections('books').documents().import(books)
  const key = { description: '', actions: ['documents:search'], collections: ['books'] }
  await server.client.keys().create({ ...key, value: PARENT })
})
afterAll(() => server.stop())

/** A key that embeds just this text, signed as clients sign it. */
function scoped(json: string): string {
  const digest = createHmac('sha256', PARENT).update(json).digest('base64')
  return Buffer.from(digest + PARENT.slice(0, 4) + json).toString('base64')
}

const found = (json: string) =>
  server.fetch('/collections/books/documents/search?q=*', 'GET', undefined, scoped(json))

test.each([
  ['{"expires_at":"1"}'],
  ['{"expires_at":"4000000000"}'],
  ['{"expires_at":null}'],
  ['{"expires_at":-1}'],
  ['{"expires_at":4000000000.5}'],
  ['{"expires_at":1e999}'],
  ['{"expires_at":[4000000000]}'],
  ['{"expires_at":true}'],
  ['{"filter_by":null}'],
  ['{"filter_by":{"shelf":"b"}}'],
  ['{"filter_by":["shelf:=b"]}'],
  ['{"filter_by":1}'],
  ['{"exclude_fields":[["title"]]}'],
  ['{"exclude_fields":{"title":true}}'],
  ['{"include_fields":null}'],
  ['{"limit_hits":"few"}'],
  ['{"limit_hits":-1}'],
  ['{"limit_multi_searches":"one"}'],
  ['{"limit_multi_searches":null}'],
  ['{"per_page":null}'],
  ['{"hidden_hits":{"id":1}}'],
  ['{"filter_by":"shelf:=b"'],
  ['{}{}'],
])('a scoped key that embeds %s is refused', async (json) => {
  expect(await found(json)).toMatchObject({ status: 401 })
})

test.each([
  ['{"filter_by":"shelf:=b"}', 1],
  ['{"filter_by":"shelf:=b","expires_at":4000000000}', 1],
  [
    '{"exclude_fields":["title","shelf"],"limit_hits":"100","per_page":1,"enable_synonyms":false}',
    4,
  ],
  ['{}', 4],
])('a scoped key that embeds %s is kept to', async (json, count) => {
  expect(await found(json)).toMatchObject({ status: 200, body: { found: count } })
})

test('a number in a scoped key that the engine cannot read is refused by it', async () => {
  expect(await found('{"per_page":"many"}')).toMatchObject({ status: 400 })
  expect(await found('{"unheard_of":1}')).toMatchObject({ status: 501 })
})
