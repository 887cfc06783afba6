import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Environment } from '../../scripts/stack/env.ts'
import { clientOf } from '../harness/measured-lake.ts'
import { type Measured, measureRun, startMeasured } from '../harness/processes.ts'
import type { Unit } from '../harness/report.ts'
import { timed } from '../harness/samples.ts'
import { searchTimes, typed } from '../harness/search-times.ts'
import { measureChanges, measureLists, measurePages } from './requests.ts'
import { SEARCH_KEY, type SiteSetting, settingOf } from './setting.ts'
import { loadSite, scalePage } from './site-documents.ts'

const root = path.join(import.meta.dirname, '../..')
const SEARCHES = 200

export type Note = (what: string, values: number | readonly number[], unit: Unit) => void

interface Size {
  /** In each of two languages. */
  pages: number
  ahead: string | undefined
  withSearch: boolean
  note: Note
}

const loaded = z.object({ seconds: z.number(), peak: z.number(), megabytes: z.number() })

/** Measures a site of `pages` pages in two languages, each part in a process of its own. */
export async function measureSize({ pages, ahead, withSearch, note }: Size): Promise<void> {
  const setting = await settingOf(pages, ahead)
  const load = await loadedLake(setting, pages)
  note('lake: load', load.seconds, 's')
  note('lake: most memory while loading', load.peak, 'MB')
  note('lake: on disk', load.megabytes, 'MB')

  rmSync(path.join(setting.folder, 'search'), { recursive: true, force: true })
  const running: Measured[] = []
  const start = async (...how: Parameters<typeof startMeasured>) => {
    const started = await startMeasured(...how)
    running.unshift(started)
    return started
  }
  try {
    const lake = await start('local/lake/main.ts', setting.lakeEnv(true))
    const search = await start('local/search/main.ts', setting.searchEnv)
    const env = setting.siteEnv(lake.url, search.url)
    const dist = path.join(root, 'web', String(env['SITE_DIST']))
    rmSync(dist, { recursive: true, force: true })

    const next = 'node_modules/next/dist/bin/next'
    const build = await measureRun([next, 'build', 'web'], { cwd: root, env })
    note('build', build.seconds, 's')
    note('build: most memory of all its processes', build.megabytes, 'MB')
    const built = builtPages(dist)
    note('build: pages ahead', built.size, '')
    note('build: on disk', folderMegabytes(dist), 'MB')

    const site = await start('web/main.ts', env, setting.log)
    await measurePages(setting.site, pages, built, note)
    await measureLists(setting.site, note)
    await measureChanges(setting.site, clientOf(lake.url), pages, note)
    note('site: most memory', site.peakMegabytes(), 'MB')

    if (withSearch) await measureSearch(search, env, pages, note)
    note('lake: most memory', lake.peakMegabytes(), 'MB')
  } finally {
    for (const service of running) await service.stop()
  }
}

async function measureSearch(search: Measured, env: Environment, pages: number, note: Note) {
  const script = ['--conditions=react-server', 'scripts/sync-search.ts']
  const sync = await measureRun(script, { cwd: root, env })
  note('search: whole sync', sync.seconds, 's')
  note('search: most memory of the sync', sync.megabytes, 'MB')
  const queries = Array.from({ length: 60 }, (_, at) => ({
    q: scalePage((at * 17) % pages, []).title.en.toLowerCase(),
    locale: 'en' as const,
  }))
  await searchTimes(search.url, SEARCH_KEY, typed(queries, 20), 1)
  const { answered } = await searchTimes(search.url, SEARCH_KEY, typed(queries, SEARCHES), 1)
  note('search: a query', answered, 'ms')
  note('search: most memory', search.peakMegabytes(), 'MB')
}

/** The lake of an earlier run is used again; what it took to fill it was kept. */
async function loadedLake(setting: SiteSetting, pages: number): Promise<z.infer<typeof loaded>> {
  const stamp = path.join(setting.folder, 'loaded.json')
  if (existsSync(stamp)) return loaded.parse(JSON.parse(readFileSync(stamp, 'utf8')))
  const folder = path.join(setting.folder, 'lake')
  rmSync(folder, { recursive: true, force: true })
  const lake = await startMeasured('local/lake/main.ts', setting.lakeEnv(false))
  try {
    const env = setting.siteEnv(lake.url, 'http://localhost:1')
    await measureRun(['scripts/sync-specs.ts'], { cwd: root, env })
    const seconds = (await timed(() => loadSite(clientOf(lake.url), pages))) / 1000
    const load = { seconds, peak: lake.peakMegabytes(), megabytes: folderMegabytes(folder) }
    writeFileSync(stamp, JSON.stringify(load))
    return load
  } finally {
    await lake.stop()
  }
}

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
