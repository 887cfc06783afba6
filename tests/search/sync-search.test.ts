import Aliases from 'typesense/lib/Typesense/Aliases.js'
import Documents from 'typesense/lib/Typesense/Documents.js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'
import { syncSearch } from '../../scripts/sync-search/sync-search.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
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
  for (const { name } of await client().collections().retrieve())
    await client().collections(name).delete()
  lake = smallLake(
    page('a', 'Alpha', 'A quokka.'),
    page('b', 'Beta', 'A wombat.'),
    sidebar('V5 API', 'Market', ['a', 'b']),
  )
})

const client = () => createSearchClient(server.url, ADMIN_KEY)

/** Runs a sync; returns its output. `seeing` is called with each line and step. */
async function sync(
  options: { dryRun?: boolean; force?: boolean } = {},
  seeing = (_: string) => {},
) {
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
    seeing(line)
  }
  const step = (title: string) => () => seeing(title)
  const { dryRun = false, force = false } = options
  await syncSearch(lake.client, client(), { say, step }, { dryRun, force })
  return lines.join('\n')
}

async function found(q: string, locale: 'en' | 'zh-TW' = 'en'): Promise<number> {
  const documents = client().collections(searchAliases[locale]).documents()
  return (await documents.search({ ...searchParameters(locale, 'current'), q }, {})).found
}

/** All documents of the server. */
async function everything() {
  const collections = await client().collections().retrieve()
  const documents = collections.map(({ name }) => client().collections(name).documents().export())
  return {
    collections,
    documents: await Promise.all(documents),
    aliases: await client().aliases().retrieve(),
  }
}

test('syncSearch fills both locales first, changes nothing the second time, and rebuilds with --force', async () => {
  expect(await sync()).toContain('there is no index')
  expect([await found('quokka'), await found('wombat', 'zh-TW')]).toEqual([1, 1])
  const before = await everything()
  expect(await sync()).toContain('Nothing to do')
  expect(await everything()).toEqual(before)
  expect(await sync({ force: true })).toContain('is in use')
  expect((await everything()).aliases).not.toEqual(before.aliases)
})

test('syncSearch in a dry run reports the changes, and writes nothing', async () => {
  await sync()
  const before = await everything()
  lake.publish(page('b', 'Beta', 'A numbat.'), page('c', 'Gamma'))
  lake.unpublish('page-a')
  const said = await sync({ dryRun: true })
  expect(said).toContain('pages: 1 added, 1 changed, 1 removed')
  for (const line of [
    '+ /docs/v5/c',
    '~ /docs/v5/b',
    '- /docs/zh-TW/v5/a',
    'text            2 →       1 (-1)',
  ])
    expect(said).toContain(line)
  expect(await everything()).toEqual(before)
})

test('syncSearch applies changes, keeps the previous collection and deletes older ones', async () => {
  const names = async () =>
    (await client().collections().retrieve())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('docs_en_'))
      .sort()
  await sync()
  await sync({ force: true })
  const [, second] = await names()
  lake.publish(page('a', 'Alpha', 'A numbat.'))
  await sync()
  expect(await names()).toEqual([second, expect.any(String)])
  expect([await found('quokka'), await found('numbat')]).toEqual([0, 1])
})

test('syncSearch loses no document published during a rebuild', async () => {
  await sync()
  const told = vi.fn()
  await sync({ force: true }, (line) => {
    // None of these changes reaches the webhook.
    if (line === 'Writing en')
      lake.publish(page('a', 'Alpha', 'A numbat.'), page('c', 'Gamma', 'A bilby.'))
    if (line === 'Writing zh-TW') lake.unpublish('page-b')
    if (/^en: .* is in use/.test(line)) lake.publish(page('d', 'Delta', 'A potoroo.'))
    told(line)
  })
  expect(told).toHaveBeenCalledWith('Writing zh-TW')
  for (const locale of ['en', 'zh-TW'] as const) {
    const words = ['quokka', 'wombat', 'numbat', 'bilby', 'potoroo']
    const counts = await Promise.all(words.map((word) => found(word, locale)))
    expect(counts, locale).toEqual([0, 0, 1, 1, 1])
  }
  expect(await sync()).toContain('Nothing to do')
})

test('syncSearch adds documents published during its catch-up before readers get the new index', async () => {
  await sync()
  const write = Documents.prototype.import
  const writing = vi.spyOn(Documents.prototype, 'import')
  writing.mockImplementation(function (this: Documents, lines, options) {
    if (String(lines).includes('A numbat.')) lake.publish(page('b', 'Beta', 'A potoroo.'))
    return Reflect.apply(write, this, [lines, options])
  })
  const use = Aliases.prototype.upsert
  const held: boolean[] = []
  const using = vi.spyOn(Aliases.prototype, 'upsert')
  using.mockImplementation(async function (this: Aliases, alias, to) {
    const records = await client().collections(to.collection_name).documents().export()
    held.push(records.includes('A potoroo.'))
    return Reflect.apply(use, this, [alias, to])
  })
  await sync({ force: true }, (line) => {
    if (line === 'Writing zh-TW') lake.publish(page('a', 'Alpha', 'A numbat.'))
  })
  for (const spy of [writing, using]) spy.mockRestore()
  expect(held).toEqual([true, true])
})

test('syncSearch leaves no moment without results, also when two run at the same time', async () => {
  await sync()
  let over = false
  const counts: number[] = []
  const looking = (async () => {
    while (!over) counts.push(await found('quokka'))
  })()
  await sync({ force: true })
  await Promise.allSettled([sync({ force: true }), sync({ force: true })])
  over = true
  await looking
  expect(counts.length).toBeGreaterThan(5)
  expect(new Set(counts)).toEqual(new Set([1]))
  expect(await sync()).toContain('Nothing to do')
})

test('syncSearch reports a refused record with page and reason, and readers keep the index', async () => {
  await sync()
  const before = await everything()
  lake.publish(page('a', 'Alpha', 'A numbat.'))
  const original = Documents.prototype.import
  const broken = vi.spyOn(Documents.prototype, 'import')
  // Simulates a page with an invalid record; the English collection is complete by then.
  broken.mockImplementation(function (this: Documents, lines, options) {
    const record = '"id":"page-a:zh-TW:current#-0","type":'
    const altered = String(lines).replace(`${record}"page"`, `${record}5`)
    return Reflect.apply(original, this, [altered, options])
  })
  const failure = await sync().catch((error: Error) => error)
  broken.mockRestore()
  expect(String(failure)).toMatch(
    /The search of zh-TW was not renewed; docs_zh_tw_\d+ stays in use/,
  )
  expect(String(failure instanceof Error && failure.cause)).toContain(
    'page-a:zh-TW:current#-0 (/docs/zh-TW/v5/a): Field `type` must be a string.',
  )
  expect(await everything()).toEqual(before)
  await sync()
  expect(await found('numbat', 'zh-TW')).toBe(1)
})

test('syncSearch keeps the records of a page that cannot be rendered, and updates the others', async () => {
  await sync()
  lake.publish(
    { ...page('b', 'Beta', 'A wombat.'), title: { en: 5 } },
    page('a', 'Alpha', 'A numbat.'),
  )
  const said = await sync()
  expect(said).toMatch(/page-b stays as it was: .*title/)
  expect(said).toContain('pages: 0 added, 1 changed, 0 removed')
  for (const locale of ['en', 'zh-TW'] as const)
    expect([await found('numbat', locale), await found('wombat', locale)]).toEqual([1, 1])
  expect(await sync()).toContain('Nothing to do')
})

test('syncSearch rebuilds a deleted index', async () => {
  await sync()
  const { collection_name } = await client().aliases(searchAliases.en).retrieve()
  await client().collections(collection_name).delete()
  await expect(found('quokka')).rejects.toMatchObject({ httpStatus: 404 })
  const said = await sync()
  expect(said).toContain('en: there is no index')
  expect(said).toContain('zh-TW: docs_zh_tw')
  expect(await found('quokka')).toBe(1)
})

test('syncSearch reports a search server that is down, and loses nothing', async () => {
  await sync()
  lake.publish(page('a', 'Alpha', 'A numbat.'))
  await server.down()
  await expect(sync()).rejects.toThrow()
  await server.up()
  expect(await found('quokka')).toBe(1)
  await sync()
  expect(await found('numbat')).toBe(1)
})
