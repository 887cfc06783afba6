import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'
import { syncSearch } from '../../scripts/sync-search/sync-search.ts'
import { loadPage } from '../../web/content/page/page.ts'
import { documentReindexer } from '../../web/publishing/reindex-document.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { searchServer } from '../search/search-server.ts'
import { page } from '../search/small-lake.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const data = mkdtempSync(path.join(tmpdir(), 'rollback-'))
const backup = path.join(data, 'kept')
const build = path.join(root, 'web', `.next-${path.basename(data)}`)
const stamp = path.join(build, 'built.stamp')

let server: Awaited<ReturnType<typeof searchServer>>
beforeAll(async () => {
  server = await searchServer()
  mkdirSync(build)
  writeFileSync(stamp, 'of the pages that show what was changed')
})
afterAll(async () => {
  await server.stop()
  for (const folder of [data, build]) rmSync(folder, { recursive: true })
})

const start = () => testLake({ dataDir: path.join(data, 'lake') })
const published = (lake: TestLake) => lake.client('viewer', 'published')
const search = () => createSearchClient(server.url, ADMIN_KEY)

/** Runs `npm run data -- <what> <the backup>`. */
const script = (what: string) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', path.join(root, 'scripts/data.ts'), what, backup],
    { cwd: root, env: { NODE_ENV: 'test', PATH: '', DATA_DIR: data } },
  )

/** Syncs the search, as the start of a stack and a host's cron do. */
const sync = (lake: TestLake) =>
  syncSearch(
    published(lake),
    search(),
    { say: () => {}, step: () => () => {} },
    { dryRun: false, force: false },
  )

/** The title of each page, and the search results for each word. */
async function seen(lake: TestLake) {
  const titles = ['a', 'b', 'c'].map(
    async (name) => (await loadPage(published(lake), `v5/${name}`, 'en'))?.title.text,
  )
  const documents = search().collections(searchAliases.en).documents()
  const found = ['quokka', 'wombat', 'numbat', 'bilby'].map(
    async (q) =>
      (await documents.search({ ...searchParameters('en', 'current'), q, num_typos: 0 }, {})).found,
  )
  return { titles: await Promise.all(titles), found: await Promise.all(found) }
}

it('a rollback restores content, pages and search to a backup', async () => {
  const lake = await start()
  const writer = lake.client('administrator')
  await writer.create({ ...page('a', 'Alpha', 'A quokka.'), _type: 'page' })
  await writer.create({ ...page('b', 'Beta', 'A wombat.'), _type: 'page' })
  await sync(lake)
  const before = { titles: ['Alpha', 'Beta', undefined], found: [1, 1, 0, 0] }
  expect(await seen(lake)).toEqual(before)
  await script('backup')

  const content = published(lake)
  const follow = documentReindexer({ content, search: search(), collections: searchAliases })
  await writer.createOrReplace({ ...page('a', 'Changed', 'A numbat.'), _type: 'page' })
  await writer.delete('page-b')
  await writer.create({ ...page('c', 'New', 'A bilby.'), _type: 'page' })
  for (const name of 'abc') await follow({ id: `page-${name}`, type: 'page' })
  expect(await seen(lake)).toEqual({ titles: ['Changed', undefined, 'New'], found: [0, 0, 1, 1] })
  await lake.close()

  const { stdout } = await script('restore')
  expect(stdout).toContain('builds the site')
  // Without the stamp the next start rebuilds every page from the restored lake.
  expect(existsSync(stamp)).toBe(false)
  const restored = await start()
  await sync(restored)
  expect(await seen(restored)).toEqual(before)
  await restored.close()
})
