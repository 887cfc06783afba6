import { env } from '../config/env.ts'
import type { CountStore } from './count-store.ts'
import { Counter } from './counter.ts'
import { countsClient, dayStore } from './counts-client.ts'
import { OwnCountStore } from './own-count-store.ts'
import { writeCounts, writeCountsOnTime } from './write-counts.ts'

interface SiteCounter {
  counter: Counter
  /** Writes what was counted; undefined where the process does so on time. */
  write?: () => Promise<void>
}

// The server around Next, which counts answers, and Next's own bundle, which takes what browsers say, are one
// process with two copies of this module, so what they share has a name on the global object.
const shared: { [key: symbol]: SiteCounter | undefined } = globalThis
const name = Symbol.for('docs.counting')

/** Has this process count, and write it on time; undefined where the site has no token for it. The end writes the rest. */
export async function startCounting(): Promise<
  { counter: Counter; stop: () => Promise<void> } | undefined
> {
  if (!env.SANITY_COUNTS_TOKEN) return undefined
  const counter = new Counter()
  const { store, write } = await chooseStore(env.SANITY_COUNTS_TOKEN, env.REDIS_URL)
  shared[name] = { counter }
  return { counter, stop: writeCountsOnTime({ counter, store, write }) }
}

/**
 * What counts here; undefined where nothing is counted. Where a host runs Next itself, no process lasts: what it counts
 * goes to Redis after each request, and without Redis nothing is counted.
 */
export async function siteCounter(): Promise<SiteCounter | undefined> {
  const known = shared[name]
  if (known || !env.SANITY_COUNTS_TOKEN || !env.REDIS_URL) return known
  const counter = new Counter()
  const { store, write } = await chooseStore(env.SANITY_COUNTS_TOKEN, env.REDIS_URL)
  const made: SiteCounter = {
    counter,
    write: async () => {
      const { failures } = await writeCounts({ counter, store, write })
      if (failures.length > 0) console.error('What was read could not be counted.', failures[0])
    },
  }
  shared[name] ??= made
  return shared[name]
}

async function chooseStore(token: string, redis: string | undefined) {
  const { read, write } = dayStore(countsClient(token))
  const store: CountStore =
    redis === undefined ? new OwnCountStore(read) : await sharedStore(redis, read)
  return { store, write }
}

/** Where this instance is alone, the client of Redis is not even loaded. */
async function sharedStore(redis: string, read: ConstructorParameters<typeof OwnCountStore>[0]) {
  const { SharedCountStore } = await import('./shared-count-store.ts')
  return new SharedCountStore(redis, `${env.SANITY_PROJECT_ID}:${env.SANITY_DATASET}`, read)
}
