import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_KEY, startTestServer } from '../../local/search/testing/test-server.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { fullReindex } from '../../web/search/full-reindex.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { assertSearchesOnly, registerReadersKey } from '../../web/search/readers-key.ts'
import { pageRecords } from '../../web/search/records.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { pageFixture, paragraph } from '../../web/testing/page-fixture.ts'

const READERS_KEY = 'readers-key-of-the-tests'

let server: Awaited<ReturnType<typeof startTestServer>>
const admin = () => createSearchClient(server.url, ADMIN_KEY)
const reader = () => createSearchClient(server.url, READERS_KEY)
const search = { ...searchParameters('en', 'current'), q: 'quokka' }

beforeAll(async () => {
  server = await startTestServer()
  const page = pageFixture('v5/a', 'Alpha', [paragraph('A quokka.')])
  await fullReindex(admin(), 'en', pageRecords(page))
  await registerReadersKey(admin(), READERS_KEY)
})
afterAll(() => server.stop())

test('the readers’ key searches the site’s collections and is created once', async () => {
  await registerReadersKey(admin(), READERS_KEY)
  expect((await admin().keys().retrieve()).keys).toHaveLength(1)
  const { collection_name } = await admin().aliases(searchAliases.en).retrieve()
  for (const name of [searchAliases.en, collection_name])
    expect((await reader().collections(name).documents().search(search, {})).found).toBe(1)
})

test('the readers’ key can do nothing else', async () => {
  await assertSearchesOnly(reader())
  await admin()
    .collections()
    .create({ name: 'docs_secret', fields: [{ name: 'content', type: 'string' }] })
  const documents = reader().collections(searchAliases.en).documents()
  const attempts = [
    reader().collections('docs_secret').documents().search({ q: '*', query_by: 'content' }, {}),
    documents.upsert({ id: 'x' }),
    documents.import('{"id":"x"}'),
    documents.delete(),
    reader().collections('docs_secret').delete(),
    reader().aliases().upsert(searchAliases.en, { collection_name: 'docs_secret' }),
    reader().synonymSets('x').upsert({ items: [] }),
    reader()
      .keys()
      .create({ description: '', actions: ['*'], collections: ['*'] }),
  ]
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.map((each) => each.status === 'rejected' && each.reason.httpStatus)).toEqual(
    attempts.map(() => 401),
  )
})

test('a key with more rights is not accepted as the readers’ key', async () => {
  await expect(assertSearchesOnly(admin())).rejects.toThrow('TYPESENSE_SEARCH_KEY may list keys')
})
