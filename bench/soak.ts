import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { median } from '../scripts/attack/percentile.ts'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { locales } from '../web/config/locales.ts'
import { fetchPagePaths } from '../web/content/addresses/page-paths.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import { amount, ofTwin } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import type { Twin } from './harness/stack.ts'
import { OwnPage } from './soak/own-page.ts'
import { type Answered, Visitor } from './soak/visitor.ts'
import { followLogs, growth, watchMemory } from './soak/watch.ts'

const READERS = 50
const WRITERS = 5
/** Between the end of a sync and its next start, ms. */
const PAUSE_MS = 30_000
/** Later than this after its publish, a page or a search must not show older words. In ms. */
const BOUND_MS = 5000
const GROWTH_PERCENT = 10

/**
 * Half an hour of work at once: readers who walk the whole site and search, writers who publish, and syncs that run
 * again and again. No answer may fail, no page and no search show words older than it may, nothing be lost, and no
 * process grow. `npm run bench soak 5` takes five minutes.
 */
export const benchSoak = ofTwin(async (twin, report) => {
  const minutes = amount(30)
  const stack = twin.itself
  const lake = lakeAs(stack, 'administrator')
  const traffic: Answered = { notModified: 0, times: [] }
  // Each with an address of its own, by which the limits tell readers apart.
  const visitor = (index: number) => new Visitor(`192.0.2.${index + 1}`, traffic, report)
  const paths = await fetchPagePaths(lake)
  const pages = Array.from(
    { length: WRITERS },
    (_, writer) => new OwnPage(writer, stack, visitor(READERS + writer), report),
  )
  const made = await Promise.all(pages.map((page) => page.create(lake)))
  await delivered(stack)
  // What is lost from now on is lost against a whole index.
  await twin.sync('sync-search')
  const before = await counts(stack, lake)
  const logs = followLogs(twin.logs)

  const failed = new AbortController()
  const signal = AbortSignal.any([AbortSignal.timeout(minutes * 60_000), failed.signal])
  const [memory, search, specs] = await Promise.all([
    watchMemory(twin, report, signal),
    syncAgain(twin, 'sync-search', report, signal),
    syncAgain(twin, 'sync-specs', report, signal),
    ...Array.from({ length: READERS }, (_, at) =>
      visitor(at).walk(stack, paths, at / READERS, signal),
    ),
    ...pages.map((page) => page.write(lakeAs(stack, 'writer'), signal)),
  ]).finally(() => failed.abort())

  await delivered(stack)
  for (const [at, page] of pages.entries()) await page.findLost(stack, lake, made[at] ?? '')
  for (const [what, count] of Object.entries(await counts(stack, lake)))
    if (count !== before[what])
      report.fault('lost', `${what}: ${before[what]} before, ${count} after`)
  for (const [what, count] of Object.entries({
    requests: traffic.times.length,
    'requests a second': traffic.times.length / minutes / 60,
    'requests not modified': traffic.notModified,
    'requests logged as slow': logs(report),
    publishes: pages.reduce((sum, { published }) => sum + published, 0),
    '`sync-search --force`': search,
    '`sync-specs`': specs,
  }))
    report.note(what, count, '')
  report.note('answered', traffic.times, 'ms')
  for (const kind of ['page', 'search'] as const) {
    const places = pages.flatMap((page) => page.places.filter((place) => place.kind === kind))
    const ages = places.flatMap((place) => place.ages)
    report.note(`publish → ${kind} shows it`, ages, 'ms', { most: BOUND_MS, p: 100 })
  }
  // A sixth of the time warms caches; the windows are a tenth each.
  const to = minutes * 60_000
  for (const [name, samples] of memory) {
    const grown = growth(samples, { from: to / 6, to, window: to / 10 })
    report.note(`memory of the ${name}, grown by`, grown, '%', { most: GROWTH_PERCENT })
    report.note(`memory of the ${name}`, median(samples.map((one) => one.megabytes)), 'MB')
  }
})

/** How many documents the lake holds, drafts as well, and how many records the search has of them in each language. */
async function counts(stack: StackFile, lake: SanityClient): Promise<Record<string, number>> {
  const search = createSearchClient(stack.search, stack.searchKeys.admin)
  const found: Record<string, number> = {
    documents: await lake.fetch<number>('count(*)', {}, { perspective: 'raw' }),
  }
  for (const locale of locales) {
    const { num_documents } = await search.collections(stack.searchCollections[locale]).retrieve()
    found[`search records in ${locale}`] = num_documents
  }
  return found
}

/** Runs a whole sync again and again until it is told to stop; the one that runs then comes to its end. Returns how often. */
async function syncAgain(
  { sync }: Twin,
  name: Parameters<Twin['sync']>[0],
  report: Report,
  signal: AbortSignal,
): Promise<number> {
  for (let runs = 0; ; runs++) {
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
    if (signal.aborted) return runs
    await sync(name).catch((error: unknown) => report.fault('failed sync', String(error)))
  }
}
