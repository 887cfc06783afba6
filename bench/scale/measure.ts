import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Environment } from '../../scripts/stack/env.ts'
import { clientOf } from '../lake/client-of.ts'
import { startListening } from '../listening-process.ts'
import { measureRun } from '../measure-run.ts'
import { median } from '../percentile.ts'
import { latency, typed } from '../search/latency.ts'
import { loadSite } from './load.ts'
import { ask, askAll, spread, untilSaid } from './requests.ts'
import { SEARCH_KEY, type SiteSetting, settingOf } from './setting.ts'
import { areaId, areas, pagePath, pagesOf, scalePage } from './site-documents.ts'
import { type MeasuredProcess, startSite } from './site-process.ts'

const root = path.join(import.meta.dirname, '../..')
const SAMPLE = 40
const PUBLISHES = 8
const SEARCHES = 200

/** What is said of a size: a line of the table for each. */
export type SizeFigures = Map<string, string | number>

const loaded = z.object({ seconds: z.number(), peak: z.number(), megabytes: z.number() })

/** Measures a site of `pages` pages in two languages, each part in a process of its own. */
export async function measureSize(
  pages: number,
  ahead: string | undefined,
  withSearch: boolean,
): Promise<SizeFigures> {
  const setting = await settingOf(pages, ahead)
  const result: SizeFigures = new Map()
  const say = (what: string, value: string | number) => {
    result.set(what, value)
    console.log(`  ${what}: ${typeof value === 'number' ? value.toFixed(1) : value}`)
  }
  const load = await loadedLake(setting, pages)
  say('lake: load, s', load.seconds)
  say('lake: most memory while loading, MB', load.peak)
  say('lake: on disk, MB', load.megabytes)

  rmSync(path.join(setting.folder, 'search'), { recursive: true, force: true })
  const running: MeasuredProcess[] = []
  try {
    const lake = await startListening('lake', setting.lakeEnv(true))
    running.push(lake)
    const search = await startListening('search', setting.searchEnv)
    running.push(search)
    const env = setting.siteEnv(lake.url, search.url)
    const dist = path.join(root, 'web', String(env['SITE_DIST']))
    rmSync(dist, { recursive: true, force: true })

    const next = 'node_modules/next/dist/bin/next'
    const build = await measureRun([next, 'build', 'web'], { cwd: root, env })
    say('build, s', build.seconds)
    say('build: most memory of all its processes, MB', build.megabytes)
    const built = builtPages(dist)
    say('build: pages ahead', built.size)
    say('build: on disk, MB', folderMegabytes(dist))

    const site = await startSite(env, setting.site, setting.log)
    running.push(site)
    await measurePages(setting.site, pages, built, say)
    await measureLists(setting.site, say)
    await measureChanges(setting.site, lake.url, pages, say)
    say('site: most memory, MB', site.peakMegabytes())

    if (withSearch) await measureSearch(search, env, pages, say)
    say('lake: most memory, MB', lake.peakMegabytes())
  } finally {
    for (const service of running.reverse()) await service.stop()
  }
  return result
}

async function measureSearch(search: MeasuredProcess, env: Environment, pages: number, say: Say) {
  const script = ['--conditions=react-server', 'scripts/sync-search.ts']
  const sync = await measureRun(script, { cwd: root, env })
  say('search: whole sync, s', sync.seconds)
  say('search: most memory of the sync, MB', sync.megabytes)
  const queries = Array.from({ length: 60 }, (_, at) => ({
    q: titleOf((at * 17) % pages),
    locale: 'en' as const,
  }))
  const engine = { url: search.url, adminKey: SEARCH_KEY }
  await latency(engine, typed(queries, 20), 1)
  const samples = await latency(engine, typed(queries, SEARCHES), 1)
  say('search: a query, p50 / p95', spread(samples.map(({ answered }) => answered)))
  say('search: most memory, MB', search.peakMegabytes())
}

type Say = (what: string, value: string | number) => void

/** The lake of an earlier run is used again; what it took to fill it was kept. */
async function loadedLake(setting: SiteSetting, pages: number): Promise<z.infer<typeof loaded>> {
  const stamp = path.join(setting.folder, 'loaded.json')
  if (existsSync(stamp)) return loaded.parse(JSON.parse(readFileSync(stamp, 'utf8')))
  const folder = path.join(setting.folder, 'lake')
  rmSync(folder, { recursive: true, force: true })
  const lake = await startListening('lake', setting.lakeEnv(false))
  try {
    const env = setting.siteEnv(lake.url, 'http://localhost:1')
    await measureRun(['scripts/sync-specs.ts'], { cwd: root, env })
    const from = performance.now()
    await loadSite(clientOf(lake.url), pages)
    const seconds = (performance.now() - from) / 1000
    const load = { seconds, peak: lake.peakMegabytes(), megabytes: folderMegabytes(folder) }
    writeFileSync(stamp, JSON.stringify(load))
    return load
  } finally {
    await lake.stop()
  }
}

async function measurePages(site: string, pages: number, built: ReadonlySet<string>, say: Say) {
  const spread40 = Array.from({ length: pages }, (_, at) => (at * 7919 + 13) % pages)
  const fresh = [...new Set(spread40)].filter((index) => !built.has(pagePath(index)))
  const paths = fresh.slice(0, SAMPLE).map((index) => pagePath(index))
  const addresses = paths.map((each, at) => `${site}${at % 2 ? '/zh-TW' : ''}/${each}`)
  const first = await askAll(addresses)
  say('page not built ahead, first request, p50 / p95', spread(first.map(({ ms }) => ms)))
  const kept = addresses.length > 0 ? addresses : [`${site}/${pagePath(0)}`]
  const again = await askAll(
    Array.from({ length: SAMPLE }, (_, at) => kept[at % kept.length] ?? site),
  )
  say('page kept, p50 / p95', spread(again.map(({ ms }) => ms)))
  say(
    'page kept, of them static and light',
    `${again.filter(({ light }) => light).length} of ${again.length}`,
  )
  say('page, kB as HTML', median(again.map(({ bytes }) => bytes)) / 1000)
  const unknown = Array.from({ length: 10 }, (_, at) => `${site}/${pagePath(at)}-none`)
  say('no such page (404), p50 / p95', spread((await askAll(unknown, 404)).map(({ ms }) => ms)))
  say('landing page, kB as HTML', (await ask(site)).bytes / 1000)
}

async function measureLists(site: string, say: Say) {
  for (const list of [
    'sitemap.xml',
    'sitemap/1.xml',
    'llms.txt',
    'llms/area0.txt',
    'llms-full.txt',
  ]) {
    const { ms, status, bytes } = await ask(`${site}/${list}`)
    say(`${list}`, `${status}, ${(bytes / 1e6).toFixed(2)} MB, ${ms.toFixed(0)} ms`)
  }
}

async function measureChanges(site: string, lakeUrl: string, pages: number, say: Say) {
  const lake = clientOf(lakeUrl)
  const live: number[] = []
  for (let at = 0; at < PUBLISHES; at++) {
    const index = (at * 1009 + 7) % pages
    const word = `probe${Date.now().toString(36)}`
    const from = performance.now()
    await lake
      .patch(scalePage(index, [])._id)
      .set({ 'description.en': `About ${word}` })
      .commit({ returnDocuments: false })
    await untilSaid(`${site}/${pagePath(index)}`, word)
    live.push(performance.now() - from)
  }
  say('publish → page says it, p50 / p95', spread(live))
  for (const list of ['sitemap.xml', 'llms.txt', 'llms-full.txt']) {
    const { ms, status } = await ask(`${site}/${list}`)
    say(`${list} made anew after it`, `${status}, ${ms.toFixed(0)} ms`)
  }

  const area = Math.floor(areas(pages) / 2)
  const question = '*[_type == "sidebar" && references($id)]{_id, name, title, entry, items}'
  const members = pagesOf(area, pages)
  const asked: number[] = []
  for (let at = 0; at < 20; at++) {
    const from = performance.now()
    await lake.fetch(question, { id: scalePage(members[at] ?? 0, [])._id })
    asked.push(performance.now() - from)
  }
  say("sidebar of a page, the lake's answer, p50 / p95", spread(asked))
  const label = `Renamed${Date.now().toString(36)}`
  const from = performance.now()
  await lake
    .patch(areaId(area))
    .set({ 'items[0].label.en': label })
    .commit({ returnDocuments: false })
  await untilSaid(`${site}/${pagePath(members[0] ?? 0)}`, label)
  say('sidebar changed → first of its pages says it, ms', performance.now() - from)
  const anew = await askAll(
    members.slice(1, 1 + SAMPLE).map((index) => `${site}/${pagePath(index)}`),
  )
  say('each other page of it made anew, p50 / p95', spread(anew.map(({ ms }) => ms)))
  if (!anew.every(({ text }) => text.includes(label)))
    throw new Error(`A page of ${areaId(area)} still has its old sidebar`)
}

const titleOf = (index: number) => scalePage(index, []).title.en.toLowerCase()

/** The English pages that lie in the build, by their paths. */
function builtPages(dist: string): Set<string> {
  const folder = path.join(dist, 'server/app/en')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Set(
    found
      .filter((file) => file.startsWith('v5/') && file.endsWith('.html'))
      .map((file) => file.slice(0, -'.html'.length)),
  )
}

function folderMegabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const bytes = files
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size)
  return bytes.reduce((sum, size) => sum + size, 0) / 1024 / 1024
}
