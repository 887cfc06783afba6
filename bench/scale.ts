import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'typesense'
import { type AttackAnswer, send } from '../scripts/attack/send.ts'
import { stackOptions } from '../scripts/stack/env.ts'
import { NEXT } from '../scripts/stack/site.ts'
import { searchAlias } from '../web/search/collection.ts'
import { searchParameters } from '../web/search/parameters.ts'
import { folderMegabytes, measureRun, peakMegabytes, stopAfter } from './harness/processes.ts'
import type { Question } from './harness/question.ts'
import type { Unit } from './harness/report.ts'
import { measureDuration, takeSamples, timeChanges, waitForWord } from './harness/samples.ts'
import { type OwnStack, ownStack } from './harness/stack.ts'
import {
  areaId,
  areas,
  loadSite,
  pagePath,
  pagesOf,
  scalePage,
  scalePageId,
} from './scale/site-documents.ts'

/** Numbers of pages in both languages together. */
const SIZES = [1_300, 13_000, 130_000]
const SAMPLE = 40
const PUBLISHES = 8
const SEARCHES = 200
const DEADLINE_MS = 120_000
const { root, data } = stackOptions()

type Note = (what: string, values: number | readonly number[], unit: Unit) => void

/**
 * Generated sites, each ten times as large as the one before: filling the lake, building, first and later requests,
 * publishing, the sitemap, and the search, with each service in its own process. `npm run bench scale 1300` measures
 * one size. Needs no stack; the lakes stay in the data folder for the next run.
 */
export const benchScale: Question = async (report) => {
  report.ratios = 'before'
  const [, , , size] = process.argv
  for (const pages of size === undefined ? SIZES : [Number(size)]) {
    const column = `${pages.toLocaleString('en')} pages`
    await measureSize(pages / 2, (what, samples, unit) =>
      report.note(what, samples, unit, { column }),
    )
  }
}

async function measureSize(pages: number, note: Note): Promise<void> {
  const own = await ownStack(path.join(data, 'scale', String(pages)))
  await stopAfter(own.stop, () => fillLake(own, pages, note))
  rmSync(path.join(own.options.data, 'search'), { recursive: true, force: true })
  const dist = `.next-scale-${pages}`
  const folder = path.join(root, 'web', dist)
  rmSync(folder, { recursive: true, force: true })
  await stopAfter(own.stop, async () => {
    await own.startLake(own.options.ports.site)
    await own.startSearch()
    const env = { ...own.env, SITE_DIST: dist }
    const build = await measureRun([NEXT, 'build', 'web'], { cwd: root, env })
    note('build', build.seconds, 's')
    note('build: most memory of all its processes', build.megabytes, 'MB')
    const built = builtPages(folder)
    note('build: pages ahead', built.size, '')
    note('build: on disk', await folderMegabytes(folder), 'MB')

    await own.startSite(dist)
    await measurePages(own.urls.site, pages, built, note)
    await measureChanges(own, pages, note)
    note('site: most memory', peakMegabytes(own.pid('site')), 'MB')
    await measureSearch(own, pages, note)
    note('lake: most memory', peakMegabytes(own.pid('lake')), 'MB')
  })
}

/** Reuses the lake of an earlier run, whose filling time was recorded. */
async function fillLake(own: OwnStack, pages: number, note: Note): Promise<void> {
  const stamp = path.join(own.options.data, 'loaded.txt')
  const folder = path.join(own.options.data, 'lake')
  if (!existsSync(stamp)) {
    rmSync(folder, { recursive: true, force: true })
    await own.startLake()
    await measureRun(['scripts/sync-specs.ts'], { cwd: root, env: own.env })
    const seconds = await loadSite(own.client, pages)
    writeFileSync(stamp, `${seconds} ${await folderMegabytes(folder)}`)
  }
  const [seconds = 0, megabytes = 0] = readFileSync(stamp, 'utf8').split(' ').map(Number)
  note('lake: load', seconds, 's')
  note('lake: on disk', megabytes, 'MB')
}

function builtPages(dist: string): Set<string> {
  const folder = path.join(dist, 'server/app/en')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = found.filter((file) => file.startsWith('v5/') && file.endsWith('.body'))
  return new Set(pages.map((file) => file.slice(0, -'.body'.length)))
}

async function ask(address: string, wanted = 200): Promise<AttackAnswer> {
  const { origin, pathname } = new URL(address)
  const headers = { accept: 'text/html' }
  const answer = await send(origin, pathname, { headers, patience: DEADLINE_MS })
  if (answer.status === wanted) return answer
  throw new Error(`${address} answered ${answer.status} instead of ${wanted}`)
}

const askAll = (addresses: readonly string[], wanted?: number): Promise<AttackAnswer[]> =>
  takeSamples(addresses.length, (at) => ask(addresses[at] ?? '', wanted))

const times = (answers: readonly AttackAnswer[]) => answers.map(({ ms }) => ms)

async function measurePages(
  site: string,
  pages: number,
  built: ReadonlySet<string>,
  note: Note,
): Promise<void> {
  const apart = Array.from({ length: pages }, (_, at) => (at * 7919 + 13) % pages)
  const fresh = [...new Set(apart)].filter((index) => !built.has(pagePath(index)))
  const addresses = fresh
    .slice(0, SAMPLE)
    .map((index, at) => `${site}${at % 2 ? '/zh-TW' : ''}/${pagePath(index)}`)
  note('page not built ahead, first request', times(await askAll(addresses)), 'ms')
  const kept = addresses.length > 0 ? addresses : [`${site}/${pagePath(0)}`]
  const again = await takeSamples(SAMPLE, (at) => ask(kept[at % kept.length] ?? site))
  note('page kept', times(again), 'ms')
  const unknown = Array.from({ length: 10 }, (_, at) => `${site}/${pagePath(at)}-none`)
  note('no such page (404)', times(await askAll(unknown, 404)), 'ms')
}

/** Time until a changed page, and then the sitemap, show the change; the same for a sidebar on each of its pages. */
async function measureChanges({ urls, client }: OwnStack, pages: number, note: Note) {
  const at = (index: number) => `${urls.site}/${pagePath(index)}`
  const set = (id: string, field: string, words: string) =>
    client
      .patch(id)
      .set({ [field]: words })
      .commit({ returnDocuments: false })
  const changed = (sample: number) => (sample * 1009 + 7) % pages
  const live = await timeChanges(PUBLISHES, {
    change: (word, sample) => set(scalePageId(changed(sample)), 'description.en', `About ${word}`),
    until: {
      'publish → page shows it': (word, sample) =>
        waitForWord(at(changed(sample)), word, DEADLINE_MS),
    },
  })
  for (const [what, samples] of live) note(what, samples, 'ms')
  const sitemap = await ask(`${urls.site}/sitemap/1.xml`)
  note('sitemap/1.xml', sitemap.bytes / 1e6, 'MB')
  note('sitemap/1.xml, regenerated', sitemap.ms, 'ms')

  const area = Math.floor(areas(pages) / 2)
  const [first = 0, ...others] = pagesOf(area, pages)
  const label = `Renamed${Date.now().toString(36)}`
  const soon = await measureDuration(async () => {
    await set(areaId(area), 'items[0].label.en', label)
    await waitForWord(at(first), label, DEADLINE_MS)
  })
  note('sidebar changed → first of its pages shows it', soon, 'ms')
  const again = await askAll(others.slice(0, SAMPLE).map(at))
  note('each other page of it, regenerated', times(again), 'ms')
  if (!again.every(({ text }) => text.includes(label)))
    throw new Error(`A page of ${areaId(area)} still has its old sidebar`)
}

/** A full sync, and queries typed letter by letter, sent as by a reader's browser. */
async function measureSearch({ env, urls, secrets, pid }: OwnStack, pages: number, note: Note) {
  const script = ['--conditions=react-server', 'scripts/sync-search.ts']
  const sync = await measureRun(script, { cwd: root, env })
  note('search: whole sync', sync.seconds, 's')
  note('search: most memory of the sync', sync.megabytes, 'MB')
  const client = new Client({
    nodes: [{ url: urls.search }],
    apiKey: secrets.searchAdminKey,
    connectionTimeoutSeconds: 600,
  })
  const collection = client.collections(searchAlias('en'))
  note('search: records', (await collection.retrieve()).num_documents, '')
  const typed = Array.from({ length: 60 }, (_, at) => scalePage((at * 17) % pages, []).title.en)
    .map((title) => title.toLowerCase())
    .flatMap((title) => [...title].map((_, at) => title.slice(0, at + 1)))
  const parameters = { ...searchParameters('en', 'current'), per_page: 5, enable_analytics: false }
  const query = (at: number) => {
    const q = typed.at((at * 7919) % typed.length) ?? ''
    return measureDuration(() => collection.documents().search({ ...parameters, q }, {}))
  }
  note('search: a query', await takeSamples(SEARCHES, query, 20), 'ms')
  note('search: most memory', peakMegabytes(pid('search')), 'MB')
}
