import { withDeadline } from '../server/limits/with-deadline.ts'
import type { Counts } from './count-key.ts'
import type { CountStore } from './count-store.ts'
import type { Counter } from './counter.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Setting {
  counter: Counter
  store: CountStore
  /** Writes all that was counted on a day. */
  write: (day: string, counts: Counts) => Promise<void>
  now?: () => number
}

/**
 * Adds what was counted here to what others counted, and writes what is new of yesterday and today where it is this
 * instance's turn. Says whether there is more to do later. What fails is kept, and the others are tried all the same.
 */
export async function writeCounts({
  counter,
  store,
  write,
  now = Date.now,
}: Setting): Promise<{ isDue: boolean; failures: unknown[] }> {
  const failures: unknown[] = []
  let isDue = false
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  for (const batch of [...counter.batches()])
    await attempt(async () => {
      await store.add(batch)
      counter.done(batch)
    })
  for (const back of [1, 0]) {
    const day = new Date(now() - back * DAY_MS).toISOString().slice(0, 10)
    await attempt(async () => {
      const counts = await store.claim(day)
      if (counts)
        try {
          await write(day, counts)
        } catch (error) {
          await store.giveBack(day)
          throw error
        }
      if (await store.isDue(day)) isDue = true
    })
  }
  return { isDue: isDue || failures.length > 0, failures }
}

/** How often counts are written at most, ms. */
const EVERY_MS = 60_000
/** How long what is counted after a while of nothing waits for more, ms. */
const GATHER_MS = 2000
/** How long the end of the process waits for it, ms. */
const LAST_MS = 4000

interface Timed extends Setting {
  everyMs?: number
  gatherMs?: number
  log?: Pick<Console, 'error' | 'warn'>
}

/** Writes counts at most once a minute, as long as something is counted, until the function that it returns was called. */
export function writeCountsOnTime({
  everyMs = EVERY_MS,
  gatherMs = GATHER_MS,
  log = console,
  ...setting
}: Timed): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let last = Number.NEGATIVE_INFINITY
  let failing = false
  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      running = turn()
    }, ms)
  }
  // Whether something was counted since the last turn began.
  let isWaiting = false
  const turn = async () => {
    last = performance.now()
    isWaiting = false
    const { isDue, failures } = await writeCounts(setting)
    // Once for each outage.
    if (failures.length > 0 && !failing)
      log.error(
        'What was read could not be counted in full; it is kept and tried again each minute. Are lake and Redis there, and may SANITY_COUNTS_TOKEN write `readingDay.**`?',
        failures[0],
      )
    if (failures.length === 0 && failing) log.warn('What was read is counted again.')
    failing = failures.length > 0
    timer = undefined
    if (isDue || isWaiting) later(everyMs)
  }
  setting.counter.onCount = () => {
    isWaiting = true
    later(Math.max(gatherMs, last + everyMs - performance.now()))
  }
  // What another process has counted before it ended.
  later(gatherMs)
  return async () => {
    setting.counter.onCount = () => {}
    clearTimeout(timer)
    const end = async () => {
      await running
      await writeCounts(setting)
    }
    await withDeadline(end(), LAST_MS, 'writing the last counts').catch((error: unknown) =>
      log.error('The counts of the last minute are lost.', error),
    )
    setting.store.close()
  }
}
