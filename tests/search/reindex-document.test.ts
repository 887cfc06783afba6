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

test('reindexDocument makes a published text findable in every locale, and the old text not', async () => {
  expect((await found('quokka', 'zh-TW')).map((hit) => hit.page_id)).toEqual(['page-a'])
  lake.publish(page('a', 'Alpha', 'A numbat.'))
  await changed('page-a')
  expect(await found('quokka')).toEqual([])
  for (const locale of locales)
    expect((await found('numbat', locale)).map((hit) => hit.page_id)).toEqual(['page-a'])
  expect((await found('wombat')).map((hit) => hit.page_id)).toEqual(['page-b'])
})

test('reindexDocument removes unpublished documents, in any order of webhooks', async () => {
  lake.unpublish('page-a')
  await Promise.all([changed('page-a'), changed('page-a'), changed('page-b')])
  expect(await found('quokka')).toEqual([])
  expect(await found('wombat')).toHaveLength(1)
})

test('reindexDocument changes nothing the second time', async () => {
  const before = await everything()
  await changed('page-a')
  await changed('sidebar-v5', 'sidebar')
  expect(await everything()).toBe(before)
})

test('reindexDocument updates breadcrumbs below a renamed category, also of a page that has left it', async () => {
  lake.publish(sidebar('V5 API', 'Quotes', ['b']))
  await changed('sidebar-v5', 'sidebar')
  expect((await found('wombat'))[0]?.hierarchy.lvl0).toBe('Quotes')
  expect((await found('wombat', 'zh-TW'))[0]?.hierarchy.lvl0).toBe('Quotes（中文）')
  expect((await found('quokka'))[0]?.breadcrumbs).toEqual([])
  lake.publish(sidebar('V5 API', 'Quotes', ['a', 'b']))
  await changed('sidebar-v5', 'sidebar')
  expect((await found('quokka'))[0]?.breadcrumbs).toEqual(['V5 API', 'Quotes'])
})

test('reindexDocument updates a category named after its page when the page’s label changes', async () => {
  lake.publish(page('own', 'Overview'), sidebar('V5 API', 'Market', ['a', 'b'], 'own'))
  await changed('sidebar-v5', 'sidebar')
  expect((await found('quokka'))[0]?.hierarchy.lvl0).toBe('Overview')
  lake.publish(page('own', 'Summary'))
  await changed('page-own', 'page', { path: 'v5/own', pathBefore: 'v5/own', linkChanged: true })
  expect((await found('quokka'))[0]?.hierarchy.lvl0).toBe('Summary')
})

test('reindexDocument keeps a page findable while it replaces the records', async () => {
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

test('reindexDocument includes changes made while it writes, without another webhook', async () => {
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

test('reindexDocument reports a document that cannot be rendered with the reason, and fails only for its pages', async () => {
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

test('reindexDocument reports a sidebar that cannot be rendered, and fails for no other page', async () => {
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

test('reindexDocument does not blame a page for a lake that does not answer', async () => {
  const read = vi.spyOn(lake.client, 'fetch').mockRejectedValue(new Error('socket hang up'))
  await expect(changed('page-a')).rejects.toThrow('did not answer: Error: socket hang up')
  read.mockRestore()
})

test('reindexDocument needs few writes per page in a burst of changes, and indexes the last text', async () => {
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
  // Of the 90 changes: each page is written in the first round or the second, and possibly once for the sidebar.
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

test('reindexDocument removes no page when the lake’s answer is malformed', async () => {
  const read = vi.spyOn(lake.client, 'fetch')
  // The client's result for an HTML page with status 200.
  read.mockResolvedValue(undefined as never)
  await expect(changed('page-a')).rejects.toThrow()
  read.mockRestore()
  expect(await found('quokka')).toHaveLength(1)
})

test('reindexDocument retries when the search server’s answer is malformed', async () => {
  lake.unpublish('page-a')
  const remove = vi.spyOn(Documents.prototype, 'delete')
  remove.mockResolvedValueOnce('<html>Bad gateway</html>' as never)
  await expect(changed('page-a')).rejects.toThrow()
  await changed('page-a')
  remove.mockRestore()
  expect(await found('quokka')).toEqual([])
})

test('reindexDocument rejects while the search server is down, and succeeds on a retry', async () => {
  lake.publish(page('a', 'Alpha', 'A numbat.'))
  await server.down()
  await expect(changed('page-a')).rejects.toThrow()
  await server.up()
  await changed('page-a')
  expect((await found('numbat')).map((hit) => hit.page_id)).toEqual(['page-a'])
})
