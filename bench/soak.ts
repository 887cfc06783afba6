import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { READING_DAY } from '../schemas/reading-day.ts'
import { median } from '../scripts/attack/percentile.ts'
import { lakeAs } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { waitForDeliveries } from '../tests/support/wait-for-deliveries.ts'
import { locales } from '../web/config/locales.ts'
import { fetchPagePaths } from '../web/content/addresses/page-paths.ts'
import { exportRecords } from '../web/search/index-pages.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import { amount, ofStackCopy } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import type { StackCopy } from './harness/stack.ts'
import { OwnPage } from './soak/own-page.ts'
import { visitorOf } from './soak/visitor.ts'
import { followLogs, growth, watchMemory } from './soak/watch.ts'

const READERS = 50
const WRITERS = 5
/** Pause in ms between the end of a sync and the next. */
const PAUSE_MS = 30_000
/** Time in ms after a publish from which a page or search must not show older text. */
const BOUND_MS = 5000
const GROWTH_PERCENT = 10

/**
 * Half an hour of concurrent work: readers who walk the whole site and search, writers who publish, and repeated syncs.
 * No answer may fail, no page or search show text that is too old, nothing be lost, and no process grow. `npm run bench
 * soak 5` takes five minutes.
 */
export const benchSoak = ofStackCopy(async (copy, report) => {
  const minutes = amount(30)
  const stack = copy.itself
  const lake = lakeAs(stack, 'administrator')
  const times: number[] = []
  // Each visitor has its own address, by which limits distinguish readers.
  const visitors = Array.from({ length: READERS + WRITERS }, (_, at) =>
    visitorOf(stack, `192.0.2.${at + 1}`, times, report),
  )
  const paths = await fetchPagePaths(lake)
  const pages = visitors
    .slice(READERS)
    .map((visitor, writer) => new OwnPage(writer, stack, visitor, report))
  for (const page of pages) await page.create(lake)
  await waitForDeliveries(stack)
  // Losses are measured against a complete index.
  await copy.sync('sync-search')
  const before = await contents(stack, lake)
  const noteErrors = followLogs(copy.logs)

  const failed = new AbortController()
  const signal = AbortSignal.any([AbortSignal.timeout(minutes * 60_000), failed.signal])
  const [memory, search, specs] = await Promise.all([
    watchMemory(copy, report, signal),
    syncAgain(copy, 'sync-search', report, signal),
    syncAgain(copy, 'sync-specs', report, signal),
    ...visitors.slice(0, READERS).map((visitor, at) => visitor.walk(paths, at / READERS, signal)),
    ...pages.map((page) => page.write(lakeAs(stack, 'writer'), signal)),
  ]).finally(() => failed.abort())

  await waitForDeliveries(stack)
  for (const page of pages) await page.findLost(stack, lake)
  compare(before, await contents(stack, lake), report)
  noteErrors(report)
  for (const [what, count] of Object.entries({
    requests: times.length,
    'requests a second': times.length / minutes / 60,
    publishes: pages.reduce((sum, { published }) => sum + published, 0),
    '`sync-search --force`': search,
    '`sync-specs`': specs,
  }))
    report.note(what, count, '')
  report.note('answered', times, 'ms')
  for (const kind of ['page', 'search'] as const) {
    const views = pages.flatMap((page) => page.views.filter((view) => view.kind === kind))
    const ages = views.flatMap((view) => view.ages)
    report.note(`publish → ${kind} shows it`, ages, 'ms', { most: BOUND_MS, p: 100 })
  }
  // The first sixth of the time warms caches; each window is a tenth.
  const to = minutes * 60_000
  for (const [name, samples] of memory) {
    const grown = growth(samples, { from: to / 6, to, window: to / 10 })
    report.note(`memory of the ${name}, grown by`, grown, '%', { most: GROWTH_PERCENT })
    report.note(`memory of the ${name}`, median(samples.map((one) => one.megabytes)), 'MB')
  }
})

/** Ids of all documents, drafts included, and of all search records. */
async function contents(
  stack: StackFile,
  lake: SanityClient,
): Promise<Record<string, ReadonlySet<string>>> {
  const search = createSearchClient(stack.search, stack.searchKeys.admin)
  // Leaves out the documents of daily counts, as the site may write the first of a day now.
  const documents = '*[_type != $type]._id'
  const ids = await lake.fetch<string[]>(documents, { type: READING_DAY }, { perspective: 'raw' })
  const found: Record<string, ReadonlySet<string>> = { documents: new Set(ids) }
  for (const locale of locales) {
    const records = await exportRecords(search, stack.searchCollections[locale], '', 'id')
    found[`search records in ${locale}`] = new Set(records.flatMap(({ id }) => id ?? []))
  }
  return found
}

type Contents = Awaited<ReturnType<typeof contents>>

function compare(before: Contents, after: Contents, report: Report): void {
  const without = (ids: ReadonlySet<string> = new Set(), others: ReadonlySet<string> = new Set()) =>
    [...ids].filter((id) => !others.has(id))
  for (const what of Object.keys(before)) {
    for (const id of without(before[what], after[what])) report.fault('lost', `${what}: ${id}`)
    for (const id of without(after[what], before[what])) report.fault('left over', `${what}: ${id}`)
  }
}

/** Repeats a full sync until `signal` aborts, and finishes the last one. Returns the number of syncs. */
async function syncAgain(
  { sync }: StackCopy,
  name: Parameters<StackCopy['sync']>[0],
  report: Report,
  signal: AbortSignal,
): Promise<number> {
  for (let runs = 0; ; runs++) {
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
    if (signal.aborted) return runs
    await sync(name).catch((error: unknown) => report.fault('failed sync', String(error)))
  }
}
