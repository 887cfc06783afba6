import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arbitraryLine } from './testing/arbitrary-searches.ts'
import { books, schema } from './testing/books.ts'
import { ADMIN_KEY, startTestServer } from './testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
  await server.client.collections().create(schema)
  await server.client.collections('books').documents().import(books)
})
afterAll(() => server.stop())

/** Checks that the server still answers a search in time. */
async function answers(): Promise<void> {
  expect(await search({ q: 'river' })).toMatchObject({
    status: 200,
    body: { results: [{ found: 2 }] },
  })
}

const search = (...searches: object[]) =>
  server.fetch(
    '/multi_search?query_by=title',
    'POST',
    JSON.stringify({ searches: searches.map((each) => ({ collection: 'books', ...each })) }),
  )

/** The status of the only search in an answer, or of its error. */
async function codeOf(parameters: object): Promise<number> {
  const { status, body } = await search(parameters)
  expect(status).toBe(200)
  const [result] = body.results
  if ('code' in result) expect(result.error).toEqual(expect.any(String))
  return result.code ?? 200
}

test('a body whose Content-Length is too large gets 413 before it is read', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const answer = new Promise<string>((resolve) =>
    socket.once('data', (data) => resolve(String(data))),
  )
  const length = 257 * 1024 * 1024
  socket.write(
    `POST /collections/books/documents/import HTTP/1.1\r\nHost: localhost\r\nX-TYPESENSE-API-KEY: ${ADMIN_KEY}\r\nContent-Length: ${length}\r\n\r\n{`,
  )
  const text = await answer
  socket.destroy()
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
  expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
    message: expect.stringContaining('256 MiB'),
  })
  await answers()
})

test('a chunked body that becomes too large gets 413', async () => {
  const body = new Blob(['{"searches":[', ' '.repeat(9 * 1024 * 1024), ']}']).stream()
  const url = `${server.url}/multi_search?x-typesense-api-key=${ADMIN_KEY}`
  const streamed = { method: 'POST', body, duplex: 'half' }
  const answer = await fetch(url, streamed)
  expect(answer.status).toBe(413)
  await answers()
})

test.each([
  ['', 400],
  ['{', 400],
  ['null', 400],
  ['[]', 400],
  ['{"searches":{}}', 400],
  ['{"searches":[1]}', 400],
  [`{"searches":${'['.repeat(10_000)}`, 400],
  ['{"searches":[],"union":true}', 501],
  ['{"searches":[],"colour":true}', 501],
  [`{"searches":[${'{},'.repeat(50)}{}]}`, 400],
  ['{"searches":[{"collection":"books","q":{"a":1}}]}', 400],
])('the body %s of a multi search is %i', async (body, status) => {
  const answer = await server.fetch('/multi_search', 'POST', body)
  expect(answer).toEqual({ status, body: { message: expect.any(String) } })
})

const searches: [parameters: object, code: number][] = [
  [{ q: 'x'.repeat(4001) }, 400],
  [{ q: 'x'.repeat(4000) }, 200],
  [{ q: 'a '.repeat(2000) }, 200],
  [{ q: '下單'.repeat(2000) }, 200],
  [{ q: '"'.repeat(100) }, 200],
  [{ q: '- -- -" "- *' }, 200],
  [{ q: `${'-x '.repeat(1000)}` }, 200],
  [{ q: '" OR {c0} : NEAR(a b) ^ + * )' }, 200],
  [{ q: "'; DROP TABLE collections; --" }, 200],
  [{ q: '\u0000\uE000\uE001\uFFFF\uD800' }, 200],
  [{ q: '*', filter_by: '('.repeat(50_000) }, 400],
  [{ q: '*', filter_by: `year:=[${'1,'.repeat(20_000)}1]` }, 200],
  [{ q: '*', filter_by: `title:=[${'x,'.repeat(100_000)}x]` }, 200],
  [{ q: '*', filter_by: `year:=[${'1..2,'.repeat(300)}1]` }, 400],
  [{ q: '*', filter_by: 'title:=`" OR 1=1 --`' }, 200],
  [{ q: '*', sort_by: `${'year:asc,'.repeat(1000)}year:asc` }, 400],
  [{ q: '*', facet_by: `${'year,'.repeat(5000)}year` }, 400],
  [{ q: 'x', query_by: `${'title,'.repeat(5000)}title` }, 400],
  [{ q: '*', group_by: `${'shelf,'.repeat(5000)}shelf` }, 400],
  [{ q: '*', include_fields: 'a.'.repeat(50_000) }, 200],
  [{ q: '*', per_page: 1.5 }, 400],
  [{ q: '*', per_page: '9'.repeat(400) }, 400],
  [{ q: '*', page: 999_999_999_999_999 }, 200],
  [{ q: '*', query_by: 'title', num_typos: -1 }, 400],
  [{ q: 'river', query_by_weights: 'a' }, 400],
  [{ q: 'river', highlight_start_tag: '$&$1' }, 200],
  [{ collection: '__proto__', q: '*' }, 404],
  [{ q: '*', __proto__x: 1 }, 501],
  [{ q: '*', facet_by: '__proto__' }, 404],
]
test.each(
  searches.map(([each, code]) => ({ label: JSON.stringify(each).slice(0, 60), each, code })),
)('the search $label is answered with $code', async ({ each: parameters, code }) => {
  expect(await codeOf(parameters)).toBe(code)
  await answers()
})

test.each([
  ['GET', '/collections/%ZZ', 400],
  ['GET', '/collections/none/documents/search?q=x', 404],
  ['GET', `/collections/books/documents/search?${'q=abc&'.repeat(700)}`, 400],
  ['DELETE', '/keys/none', 400],
  ['PUT', '/aliases/a', 400],
  ['POST', '/collections', 400],
  ['POST', '/keys', 400],
  ['PUT', '/synonym_sets/x', 400],
  ['PUT', '/stopwords/x', 400],
  ['PUT', '/curation_sets/x', 400],
  ['PUT', '/analytics/rules/x', 400],
  ['POST', '/collections/none/documents/import', 404],
  ['GET', '//', 404],
  ['GET', '/nowhere', 501],
])('%s %s is %i', async (method, path, status) => {
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const answer = await server.fetch(path, method, hasBody ? '"nonsense"' : undefined)
  expect(answer).toEqual({ status, body: { message: expect.any(String) } })
})

test('an import of any lines answers each line, and never fails as a whole', async () => {
  await server.client.collections().create({ ...schema, name: 'anything' })
  const action = fc.constantFrom('create', 'upsert')
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryLine, { minLength: 1, maxLength: 20 }),
      action,
      async (lines, how) => {
        const path = `/collections/anything/documents/import?action=${how}`
        const { status, body } = await server.fetch(path, 'POST', lines.join('\n'))
        expect(status).toBe(200)
        const results = String(body)
          .split('\n')
          .filter(Boolean)
          .map((each) => JSON.parse(each))
        expect(results).toHaveLength(lines.filter((each) => each.trim()).length)
        for (const result of results)
          expect(result).toEqual(
            result.success
              ? { success: true }
              : {
                  success: false,
                  code: expect.any(Number),
                  error: expect.any(String),
                  document: expect.any(String),
                },
          )
      },
    ),
    { seed: 20_261_121, numRuns: 60 },
  )
  await answers()
})

test.each([
  [
    'levels without end',
    `{"id":"deep","about":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    400,
  ],
  ['half a character', '{"id":"half\\ud800","title":"\\ud800","shelf":"\\udfff","year":1}', 200],
  [
    'characters that mean something elsewhere',
    '{"id":"nul","title":"a\\u0000b \\uE000c","shelf":"\\u0000","year":1}',
    200,
  ],
  [
    'names of objects',
    '{"id":"proto","__proto__":{"a":1},"constructor":1,"title":"t","shelf":"a","year":1}',
    200,
  ],
  ['a long word', `{"id":"long","title":"${'x'.repeat(100_000)}","shelf":"a","year":1}`, 200],
  ['many words', `{"id":"many","title":"${'order '.repeat(10_000)}","shelf":"a","year":1}`, 200],
  ['a number beyond all', '{"id":"big","title":"t","shelf":"a","year":1e999}', 400],
])('a document with %s is one line of an import', async (_, line, code) => {
  await server.client.collections().create({ ...schema, name: 'odd' })
  const { body } = await server.fetch('/collections/odd/documents/import', 'POST', line)
  const result = JSON.parse(body)
  expect(result.code ?? 200).toBe(code)
  const all = {
    collection: 'odd',
    facet_by: 'shelf,year',
    group_by: 'shelf',
    highlight_full_fields: 'title',
  }
  const found = await search(
    { ...all, q: '*' },
    { ...all, q: 'order' },
    { ...all, q: 'xxxx' },
    { ...all, q: 'a' },
  )
  expect(found.status).toBe(200)
  for (const each of found.body.results) expect(each).not.toHaveProperty('code')
  expect(found.body.results[0].found_docs).toBe(code === 200 ? 1 : 0)
  await server.client.collections('odd').delete()
  await answers()
})

test.each([['-1e999'], ['1E+400'], ['9'.repeat(400)], ['[1,[{"deep":[1e999]}]]']])(
  'a document with the number %s is refused, and not stored as null',
  async (number) => {
    const price = { name: 'price', type: 'float', optional: true } as const
    await server.client.collections().create({ name: 'prices', fields: [price] })
    for (const name of ['price', 'unheard_of']) {
      const line = `{"id":"x","${name}":${number}}`
      const path = '/collections/prices/documents'
      const imported = await server.fetch(
        `${path}/import`,
        'POST',
        `${line}\n{"id":"sound","price":1e3}`,
      )
      const [refused, sound] = imported.body.split('\n').map((each: string) => JSON.parse(each))
      expect(refused).toMatchObject({
        success: false,
        code: 400,
        error: expect.stringContaining('JSON'),
      })
      expect(sound.success).toBe(name === 'price')
      expect((await server.fetch(`${path}/export`)).body).toBe('{"id":"sound","price":1000}')
    }
    await server.client.collections('prices').delete()
  },
)
