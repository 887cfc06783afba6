import Documents from 'typesense/lib/Typesense/Documents.js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'
import { locales } from '../../web/config/locales.ts'
import { documentReindexer } from '../../web/publishing/reindex-document.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { fullReindex } from '../../web/search/full-reindex.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { searchServer } from './search-server.ts'
import { page, sidebar, smallLake } from './small-lake.ts'

let server: Awaited<ReturnType<typeof searchServer>>
let lake: ReturnType<typeof smallLake>

beforeAll(async () => {
  server = await searchServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  lake = smallLake(
    page('a', 'Alpha', 'A quokka.'),
    page('b', 'Beta', 'A wombat.'),
    sidebar('V5 API', 'Market', ['a', 'b']),
  )
  for (const locale of locales) await fullReindex(client(), locale, [])
  for (const id of ['page-a', 'page-b']) await changed(id)
})

const client = () => createSearchClient(server.url, ADMIN_KEY)

const follower = () =>
  documentReindexer({ content: lake.client, search: client(), collections: searchAliases })

const changed = (id: string, type = 'page', paths = {}) => follower()({ id, type, ...paths })

async function found(q: string, locale: 'en' | 'zh-TW' = 'en'): Promise<SearchRecord[]> {
  const documents = client().collections<SearchRecord>(searchAliases[locale]).documents()
  const answer = await documents.search({ ...searchParameters(locale, 'current'), q }, {})
  return (answer.grouped_hits ?? []).flatMap((group) => group.hits.map((hit) => hit.document))
}

const everything = () =>
  client().collections(searchAliases.en).documents().export({ exclude_fields: 'source_rev' })

test('what is published is found, in every locale, and what it said before is not', async () => {
  expect((await found('quokka', 'zh-TW')).map((hit) => hit.page_id)).toEqual(['page-a'])
  lake.publish(page('a', 'Alpha', 'A numbat.'))
  await changed('page-a')
  expect(await found('quokka')).toEqual([])
  for (const locale of locales)
    expect((await found('numbat', locale)).map((hit) => hit.page_id)).toEqual(['page-a'])
  expect((await found('wombat')).map((hit) => hit.page_id)).toEqual(['page-b'])
})

test('what is unpublished is gone, whatever the order in which it is told', async () => {
  lake.unpublish('page-a')
  await Promise.all([changed('page-a'), changed('page-a'), changed('page-b')])
  expect(await found('quokka')).toEqual([])
  expect(await found('wombat')).toHaveLength(1)
})

test('doing it again changes nothing', async () => {
  const before = await everything()
  await changed('page-a')
  await changed('sidebar-v5', 'sidebar')
  expect(await everything()).toBe(before)
})

test('a renamed category renews the way to its pages, also of the one that left it', async () => {
  lake.publish(sidebar('V5 API', 'Quotes', ['b']))
  await changed('sidebar-v5', 'sidebar')
  expect((await found('wombat'))[0]?.hierarchy.lvl0).toBe('Quotes')
  expect((await found('wombat', 'zh-TW'))[0]?.hierarchy.lvl0).toBe('Quotes（中文）')
  expect((await found('quokka'))[0]?.breadcrumbs).toEqual([])
  lake.publish(sidebar('V5 API', 'Quotes', ['a', 'b']))
  await changed('sidebar-v5', 'sidebar')
  expect((await found('quokka'))[0]?.breadcrumbs).toEqual(['V5 API', 'Quotes'])
})

test('a category that is called like its page follows the page’s label', async () => {
  lake.publish(page('own', 'Overview'), sidebar('V5 API', 'Market', ['a', 'b'], 'own'))
  await changed('sidebar-v5', 'sidebar')
  expect((await found('quokka'))[0]?.hierarchy.lvl0).toBe('Overview')
  lake.publish(page('own', 'Summary'))
  await changed('page-own', 'page', { path: 'v5/own', pathBefore: 'v5/own', linkChanged: true })
  expect((await found('quokka'))[0]?.hierarchy.lvl0).toBe('Summary')
})

test('the page can be found at every moment while it is replaced', async () => {
  let over = false
  const counts: number[] = []
  const looking = (async () => {
    while (!over) counts.push((await found('alpha')).length)
  })()
  for (let round = 0; round < 15; round++) {
    lake.publish(page('a', 'Alpha', ...Array.from({ length: (round % 4) + 1 }, () => `${round}`)))
    await changed('page-a')
  }
  over = true
  await looking
  expect(counts.length).toBeGreaterThan(15)
  expect(counts).not.toContain(0)
})

test('what changes while it is written is written too, without being told of', async () => {
  lake.publish(page('a', 'Alpha', 'A potoroo.'))
  const write = vi.spyOn(Documents.prototype, 'import')
  write.mockImplementationOnce(function (this: Documents, ...args) {
    lake.publish(page('a', 'Alpha', 'A bilby.'))
    return this.import(...args)
  })
  await changed('page-a')
  expect(write.mock.calls.length).toBeGreaterThan(2)
  write.mockRestore()
  expect(await found('potoroo')).toEqual([])
  expect(await found('bilby')).toHaveLength(1)
})

test('a document that cannot be shown is named with the reason, and fails for its pages alone', async () => {
  const shown = (id: string) => ({
    _type: 'operation',
    _key: 'o',
    operation: { _type: 'reference', _ref: id },
  })
  const showing = (name: string, operation: string) => {
    const made = page(name, name)
    return { ...made, body: { en: [shown(operation)] } }
  }
  const broken = { _id: 'operation-x', _type: 'apiOperation', operationId: 5 }
  lake.publish(broken, showing('c', 'operation-x'), page('a', 'Alpha', 'A numbat.'))
  const { indexed, failed } = await changed('operation-x', 'apiOperation')
  expect(indexed).toEqual([])
  expect(failed).toMatchObject([
    {
      id: 'operation-x',
      type: 'apiOperation',
      reason: expect.stringContaining('operation-x cannot be shown'),
    },
  ])
  expect(await changed('page-a')).toEqual({ indexed: ['page-a'], failed: [] })
  expect(await found('numbat')).toHaveLength(1)
})

test('a sidebar that cannot be shown is named alone, and fails for no page beside it', async () => {
  lake.publish(
    { ...sidebar('V5 API', 'Market', ['a', 'b']), name: 5 },
    page('a', 'Alpha', 'A numbat.'),
    page('c', 'Gamma', 'A bilby.'),
  )
  const broken = [{ id: 'sidebar-v5', type: 'sidebar', reason: expect.stringContaining('name') }]
  expect((await changed('sidebar-v5', 'sidebar')).failed).toEqual(broken)
  expect(await changed('page-a')).toEqual({ indexed: [], failed: broken })
  expect(await changed('page-c')).toEqual({ indexed: ['page-c'], failed: [] })
  expect([await found('quokka'), await found('bilby')]).toMatchObject([
    [{ page_id: 'page-a' }],
    [{ page_id: 'page-c' }],
  ])
})

test('a lake that gives no answer is no fault of a page', async () => {
  const read = vi.spyOn(lake.client, 'fetch').mockRejectedValue(new Error('socket hang up'))
  await expect(changed('page-a')).rejects.toThrow('did not answer: Error: socket hang up')
  read.mockRestore()
})

test('a storm of changes costs each page a few turns, and the last words are found', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `storm-${index}`)
  const follow = follower()
  const told: Promise<unknown>[] = []
  lake.publish(sidebar('V5 API', 'Market', ['a', 'b', ...names]))
  const read = vi.spyOn(lake.client, 'fetch')
  const write = vi.spyOn(Documents.prototype, 'import')
  for (let change = 1; change <= 10; change++) {
    lake.publish(...names.map((name) => page(name, `Storm ${change}`, `Told ${change} times.`)))
    for (const name of names) told.push(follow({ id: `page-${name}`, type: 'page' }))
    told.push(follow({ id: 'sidebar-v5', type: 'sidebar' }))
  }
  await Promise.all(told)
  // Of the 90 changes: each page has a turn in the first round or the second, and maybe one for the sidebar.
  expect(write.mock.calls.length).toBeLessThanOrEqual(6 * names.length)
  expect(read.mock.calls.length).toBeLessThan(90)
  write.mockRestore()
  const all = await client()
    .collections<SearchRecord>(searchAliases.en)
    .documents()
    .export({ filter_by: 'type:=page', include_fields: 'page_id,hierarchy' })
  const titles = all.split('\n').map((line) => JSON.parse(line).hierarchy.lvl1 as string)
  expect(titles.filter((title) => title === 'Storm 10')).toHaveLength(names.length)
  expect(titles.filter((title) => title.startsWith('Storm'))).toHaveLength(names.length)
})

test('a lake that answers what is no answer takes no page out of the search', async () => {
  const read = vi.spyOn(lake.client, 'fetch')
  // What the client makes of a page of HTML with status 200.
  read.mockResolvedValue(undefined as never)
  await expect(changed('page-a')).rejects.toThrow()
  read.mockRestore()
  expect(await found('quokka')).toHaveLength(1)
})

test('a search server that answers what is no answer is asked again', async () => {
  lake.unpublish('page-a')
  const remove = vi.spyOn(Documents.prototype, 'delete')
  remove.mockResolvedValueOnce('<html>Bad gateway</html>' as never)
  await expect(changed('page-a')).rejects.toThrow()
  await changed('page-a')
  remove.mockRestore()
  expect(await found('quokka')).toEqual([])
})

test('a search server that is away refuses, and takes it when it is told again', async () => {
  lake.publish(page('a', 'Alpha', 'A numbat.'))
  await server.down()
  await expect(changed('page-a')).rejects.toThrow()
  await server.up()
  await changed('page-a')
  expect((await found('numbat')).map((hit) => hit.page_id)).toEqual(['page-a'])
})
