import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Counts } from '../../web/analytics/count-key.ts'
import type { CountStore } from '../../web/analytics/count-store.ts'
import { Counter } from '../../web/analytics/counter.ts'
import { SharedCountStore } from '../../web/analytics/shared-count-store.ts'
import { writeCounts } from '../../web/analytics/write-counts.ts'
import { realRedis, type TestRedis } from '../support/redis.ts'
import { until } from '../support/until.ts'

const DAY = '2026-11-27'
const now = () => Date.parse(`${DAY}T12:00:00Z`)
const KEY = 'page\ten\tv5/a\treaders'

let redis: TestRedis
beforeAll(async () => {
  redis = await realRedis()
})
afterAll(() => redis.down())

/** An instance of a site, and the counts of the day in the lake. */
function site(name: string) {
  let written: Counts = new Map()
  let writes = 0
  const instance = () => {
    const counter = new Counter(now)
    const store = new SharedCountStore(redis.url, name, async () => written)
    const write = async (_day: string, counts: Counts) => {
      writes++
      written = counts
    }
    return {
      read: () => counter.count({ of: 'page', path: 'v5/a', locale: 'en', what: 'readers' }),
      turn: () => writeCounts({ counter, store, write, now }),
      counter,
      store,
    }
  }
  return { instance, written: () => written.get(KEY), writes: () => writes }
}

const ready = (store: CountStore) =>
  until(() =>
    store.isDue(DAY).then(
      () => true,
      () => false,
    ),
  )

it('two instances add up their counts, and only one of them writes per turn', async () => {
  const { instance, written, writes } = site('sum')
  const [first, second] = [instance(), instance()]
  await Promise.all([ready(first.store), ready(second.store)])
  for (let time = 0; time < 5; time++) {
    first.read()
    second.read()
  }
  // Both have added counts before one writes.
  for (const { counter, store } of [first, second])
    for (const batch of [...counter.batches()]) {
      await store.add(batch)
      counter.done(batch)
    }
  const results = await Promise.all([first.turn(), second.turn()])
  expect(results.flatMap(({ failures }) => failures)).toEqual([])
  expect([written(), writes()]).toEqual([10, 1])
  second.read()
  // The next turn is not due.
  expect(await second.turn()).toEqual({ isDue: true, failures: [] })
  expect(writes()).toBe(1)
  first.store.close()
  second.store.close()
})

it('a batch that is sent twice is added once', async () => {
  const { instance, written } = site('twice')
  const { counter, store, read, turn } = instance()
  await ready(store)
  read()
  const [batch] = counter.batches()
  if (!batch) throw new Error('Nothing was counted')
  await store.add(batch)
  // Simulates a lost answer.
  await turn()
  expect(written()).toBe(1)
  store.close()
})

it('counting continues from the stored counts when Redis has lost them, and loses none while Redis is down', async () => {
  const { instance, written } = site('away')
  const { store, read, turn } = instance()
  await ready(store)
  read()
  await turn()
  expect(written()).toBe(1)
  await redis.down()
  read()
  expect((await turn()).failures).not.toEqual([])
  await redis.up()
  await ready(store)
  await turn()
  expect(written()).toBe(2)
  store.close()
})
