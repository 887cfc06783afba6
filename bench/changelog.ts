import { send } from '../scripts/attack/send.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { longChangelog } from '../tests/support/long-changelog.ts'
import { waitForDeliveries } from '../tests/support/wait-for-deliveries.ts'
import { earlierPath } from '../web/config/paths.ts'
import { changelogParts } from '../web/content/changelog/parts.ts'
import { ofStackCopy } from './harness/question.ts'
import { takeSamples } from './harness/samples.ts'

const ENTRIES = 2000
const REQUESTS = 20
const AT_ONCE = 250
/** Most time in ms for the site and the search to handle all entries, each of which has its own webhook. */
const PATIENCE_MS = 1_800_000

/**
 * Fills the changelog with older entries up to 2,000, and measures the size of its pages and feeds and their first and
 * later response times.
 */
export const benchChangelog = ofStackCopy(async ({ itself }, report) => {
  const lake = lakeAs(itself, 'administrator')
  const own = await lake.fetch<{ count: number; oldest: string }>(
    `{"count": count(*[_type == "changelogEntry"]),
      "oldest": *[_type == "changelogEntry"] | order(date)[0].date}`,
  )
  const before = new Date(Date.parse(own.oldest) - 86_400_000).toISOString().slice(0, 10)
  const added = longChangelog(ENTRIES - own.count, before)
  const last = earlierPath(changelogParts(Array.from({ length: ENTRIES })).earlier.length)
  for (let from = 0; from < added.length; from += AT_ONCE) {
    const transaction = lake.transaction()
    for (const { _updatedAt: _, ...entry } of added.slice(from, from + AT_ONCE))
      transaction.createOrReplace(entry)
    await transaction.commit({ returnDocuments: false })
  }
  await waitForDeliveries(itself, PATIENCE_MS)
  for (const path of [
    'changelog/v5',
    'zh-TW/changelog/v5',
    last,
    `zh-TW/${earlierPath(1)}`,
    'changelog/v5.md',
    `${last}.md`,
    'changelog/v5/feed.xml',
    'zh-TW/changelog/v5/feed.json',
    'changelog/v5/changes.json?area=market',
    'changelog/v5/parts.json',
  ]) {
    const first = await ask(itself.site, path)
    const again = await takeSamples(REQUESTS, () => ask(itself.site, path))
    report.note(path, first.bytes / 1000, 'kB', { column: 'Brotli' })
    report.note(path, first.ms, 'ms', { column: 'first' })
    const times = again.map(({ ms }) => ms)
    report.note(path, times, 'ms', { column: 'again' })
  }
})

async function ask(site: string, path: string) {
  const { pathname, origin } = new URL(site)
  const answer = await send(origin, `${pathname}/${path}`, { headers: { 'accept-encoding': 'br' } })
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status}. Is the stack of this build?`)
  return answer
}
