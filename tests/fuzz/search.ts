import fc from 'fast-check'
import { z } from 'zod'
import { arbitraryLine, arbitrarySearch } from '../../local/search/testing/arbitrary-searches.ts'
import { books, schema as collection } from '../../local/search/testing/books.ts'
import { ADMIN_KEY, startTestServer } from '../../local/search/testing/test-server.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { assertNoLeak } from './leaks.ts'

const READERS_KEY = 'readers-key-of-the-tests'

const schema = z.object({
  key: z.enum(['admin', 'reader', 'nobody']),
  method: z.string(),
  path: z.string(),
  body: z.string().nullable(),
})

type Input = z.infer<typeof schema>

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('books', 'documents', 'search', 'none', '1') },
  fc.constantFrom('%', '%zz', '%00', '..', '__proto__', 'constructor', ''),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
)
const path = fc.oneof(
  fc.constantFrom('/multi_search', '/collections/books/documents/search', '/collections'),
  fc.constantFrom('/keys', '/aliases/a', '/synonym_sets/x', '/stopwords/x', '/analytics/rules/x'),
  fc.array(segment, { maxLength: 5 }).map((parts) => `/collections/${parts.join('/')}`),
)
const query = fc.oneof(
  fc.constant(''),
  arbitrarySearch.map((each) => {
    const sound = Object.entries(each).map(([name, text]) => [name, text.toWellFormed()])
    return `?${new URLSearchParams(sound)}`
  }),
)
const key = fc.constantFrom<Input['key'][]>('admin', 'reader', 'nobody')
/** Mostly searches, which anyone may send. */
const searches = fc.record({
  key,
  method: fc.constant('POST'),
  path: fc.constant('/multi_search'),
  body: fc
    .array(arbitrarySearch, { maxLength: 3 })
    .map((all) =>
      JSON.stringify({ searches: all.map((one) => ({ collection: 'books', ...one })) }),
    ),
})
const imports = fc.record({
  key,
  method: fc.constant('POST'),
  path: fc.constant('/collections/anything/documents/import?action=upsert'),
  body: fc.array(arbitraryLine, { maxLength: 4 }).map((lines) => lines.join('\n')),
})
const others = fc
  .record({
    key,
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    path: fc.tuple(path, query).map((parts) => parts.join('')),
    body: fc.option(fc.oneof(fc.json(), fc.string(), fc.constantFrom('{"searches":[1]}', '1e999'))),
  })
  .map((one) => ({ ...one, body: one.method === 'GET' ? null : one.body }))

/** Status codes above 500 that the search may answer: not supported. */
const NAMED = [501]

export const searchTarget: FuzzTarget<Input> = {
  name: 'search',
  share: 800,
  inputs: fc.oneof({ weight: 2, arbitrary: searches }, imports, others),
  schema,
  async open() {
    const server = await startTestServer()
    const { client } = server
    const create = async () => {
      await client.collections().create(collection)
      await client.collections('books').documents().import(books)
    }
    await create()
    await client.collections().create({ ...collection, name: 'anything' })
    const readers = { description: '', actions: ['documents:search'], collections: ['books'] }
    await client.keys().create({ ...readers, value: READERS_KEY })
    const keys = { admin: ADMIN_KEY, reader: READERS_KEY, nobody: 'nonsense' }
    return {
      async check({ key, method, path, body }) {
        const response = await fetch(server.url + path, {
          method,
          headers: { 'x-typesense-api-key': keys[key] },
          body,
        })
        const text = await response.text()
        const { status } = response
        if (status >= 500 && !NAMED.includes(status))
          throw new Error(`${method} ${path} is ${status}: ${text}`)
        assertNoLeak(text, key === 'admin' ? [server.dataDir] : [server.dataDir, ADMIN_KEY])
        if (key !== 'admin' && method !== 'GET' && method !== 'OPTIONS' && status < 300)
          if (!path.startsWith('/multi_search') && !path.includes('/documents/search'))
            throw new Error(`${key} was let do ${method} ${path}: ${text}`)
        // An authorised request may delete the collection.
        if (method === 'DELETE' && status === 200 && /^\/collections\/books\/?(\?|$)/.test(path))
          await create()
      },
      close: () => server.stop(),
    }
  },
}
