import type { SanityClient } from '@sanity/client'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { fetchPagePaths } from '../web/content/addresses/page-paths.ts'
import { counts } from './soak/counts.ts'
import { FaultLog } from './soak/faults.ts'
import { followLogs } from './soak/logs.ts'
import { assertNothingLost } from './soak/nothing-lost.ts'
import { soakMinutes } from './soak/options.ts'
import { createPages, deletePages, ownPages } from './soak/own-pages.ts'
import { placesOf } from './soak/place.ts'
import { report } from './soak/report.ts'
import { type Answers, Visitor } from './soak/visitor.ts'
import { type SoakSetting, type Worked, work } from './soak/work.ts'
import { writerTokens } from './soak/writer-tokens.ts'

const READERS = 50
const WRITERS = 5

/**
 * Half an hour of work at once: readers who walk the whole site and search, writers who publish, and
 * syncs that run again and again. Ends with status 1 when an answer failed, a page or a search showed
 * words older than it may, something was lost, or a process grew. Its pages come and go with it.
 */
export async function benchSoak(stack: StackFile): Promise<void> {
  const minutes = soakMinutes(process.argv.slice(3))
  const faults = new FaultLog()
  const traffic: Answers = { requests: 0, notModified: 0, times: [] }
  const lake = lakeAs(stack, 'administrator')
  const pages = ownPages(WRITERS)
  const places = placesOf(stack, pages, faults)
  // Each with an address of its own, by which the limits tell readers apart.
  const visitors = Array.from(
    { length: READERS },
    (_, index) => new Visitor(`192.0.2.${index + 1}`, traffic, faults),
  )

  await deletePages(lake)
  await delivered(stack)
  const before = await counts(stack, lake)
  const paths = await fetchPagePaths(lake)
  const logs = followLogs()
  const setting = { stack, minutes, visitors, paths, pages, places, traffic, faults }
  const worked = await workOnPages(setting, lake)
  for (const [what, count] of Object.entries(await counts(stack, lake)))
    if (count !== before[what])
      faults.add('lost', `${what}: ${before[what]} before, ${count} after`)
  const slow = logs(faults)

  console.log(`\n${report({ ...setting, ...worked, slow })}`)
  if (faults.summary.length === 0) return
  console.error(`\nThe soak broke its bounds: ${faults.summary.join(', ')}`)
  process.exitCode = 1
}

/** The work, on pages that are there meanwhile, and what it must have left in them. */
async function workOnPages(
  setting: Omit<SoakSetting, 'writers'>,
  lake: SanityClient,
): Promise<Worked> {
  const { stack, pages, traffic, faults } = setting
  const transactionId = await createPages(lake, pages)
  const { clients: writers, revoke } = await writerTokens(lake, WRITERS)
  try {
    await delivered(stack)
    const worked = await work({ ...setting, writers })
    await delivered(stack)
    const visitor = new Visitor(`192.0.2.${READERS + 1}`, traffic, faults)
    await assertNothingLost({ ...setting, ...worked, lake, transactionId, visitor })
    return worked
  } finally {
    await revoke()
    await deletePages(lake)
    await delivered(stack)
  }
}
