import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { stackOptions } from '../../scripts/stack/env.ts'
import { type OwnStack, ownStack } from '../harness/own-stack.ts'
import { type Measured, measureRun, startMeasured } from '../harness/processes.ts'
import type { Unit } from '../harness/report.ts'
import { measureChanges, measureLists, measurePages } from './requests.ts'
import { searchTimes, typed } from './search-times.ts'
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
  const own = await ownStack(path.join(stackOptions().data, 'scale', String(pages)))
  const load = await loadedLake(own, pages)
  note('lake: load', load.seconds, 's')
  note('lake: most memory while loading', load.peak, 'MB')
  note('lake: on disk', load.megabytes, 'MB')

  rmSync(path.join(own.options.data, 'search'), { recursive: true, force: true })
  const dist = `.next-scale-${pages}`
  const folder = path.join(root, 'web', dist)
  rmSync(folder, { recursive: true, force: true })
  const env = { ...own.env, SITE_DIST: dist, ...(ahead && { PAGES_BUILT_AHEAD: ahead }) }
  const running: Measured[] = []
  const started = async (starting: Promise<Measured>) => {
    running.unshift(await starting)
    return starting
  }
  try {
    const lake = await started(own.startLake(true))
    const search = await started(own.startSearch())
    const next = 'node_modules/next/dist/bin/next'
    const build = await measureRun([next, 'build', 'web'], { cwd: root, env })
    note('build', build.seconds, 's')
    note('build: most memory of all its processes', build.megabytes, 'MB')
    const built = builtPages(folder)
    note('build: pages ahead', built.size, '')
    note('build: on disk', folderMegabytes(folder), 'MB')

    const site = await started(
      startMeasured('web/main.ts', env, path.join(own.options.data, 'site.log')),
    )
    await measurePages(own.urls.site, pages, built, note)
    await measureLists(own.urls.site, note)
    await measureChanges(own.urls.site, own.client, pages, note)
    note('site: most memory', site.peakMegabytes(), 'MB')

    if (withSearch) await measureSearch(own, search, pages, note)
    note('lake: most memory', lake.peakMegabytes(), 'MB')
  } finally {
    for (const service of running) await service.stop()
  }
}

async function measureSearch(
  { env, searchKey }: OwnStack,
  { url, peakMegabytes }: Measured,
  pages: number,
  note: Note,
): Promise<void> {
  const script = ['--conditions=react-server', 'scripts/sync-search.ts']
  const sync = await measureRun(script, { cwd: root, env })
  note('search: whole sync', sync.seconds, 's')
  note('search: most memory of the sync', sync.megabytes, 'MB')
  const queries = Array.from({ length: 60 }, (_, at) =>
    scalePage((at * 17) % pages, []).title.en.toLowerCase(),
  )
  await searchTimes(url, searchKey, typed(queries, 20))
  note('search: a query', await searchTimes(url, searchKey, typed(queries, SEARCHES)), 'ms')
  note('search: most memory', peakMegabytes(), 'MB')
}

/** The lake of an earlier run is used again; what it took to fill it was kept. */
async function loadedLake(own: OwnStack, pages: number): Promise<z.infer<typeof loaded>> {
  const stamp = path.join(own.options.data, 'loaded.json')
  if (existsSync(stamp)) return loaded.parse(JSON.parse(readFileSync(stamp, 'utf8')))
  const folder = path.join(own.options.data, 'lake')
  rmSync(folder, { recursive: true, force: true })
  const lake = await own.startLake()
  try {
    await measureRun(['scripts/sync-specs.ts'], { cwd: root, env: own.env })
    const seconds = await loadSite(own.client, pages)
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
