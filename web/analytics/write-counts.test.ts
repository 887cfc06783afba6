import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Counts } from './count-key.ts'
import { Counter } from './counter.ts'
import { OwnCountStore } from './own-count-store.ts'
import { writeCountsOnTime } from './write-counts.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-27T12:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
  })
})
afterEach(() => void vi.useRealTimers())

/** A site that writes on time, and what came of it. */
function site() {
  const counter = new Counter()
  const writes: [at: number, readers: number][] = []
  const log = { error: vi.fn(), warn: vi.fn() }
  const begun = Date.now()
  const state = { isAway: false }
  const write = async (_day: string, counts: Counts) => {
    if (state.isAway) throw new Error('The lake is away')
    writes.push([Date.now() - begun, counts.get('page\ten\tv5/a\treaders') ?? 0])
  }
  const store = new OwnCountStore(async () => new Map())
  const stop = writeCountsOnTime({ counter, store, write, log })
  const read = () => counter.count({ of: 'page', path: 'v5/a', locale: 'en', what: 'readers' })
  return { read, writes, log, stop, state }
}

it('counts are written soon after a while of nothing, and once a minute then', async () => {
  const { read, writes, stop } = site()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(writes).toEqual([])
  for (let second = 0; second < 300; second++) {
    read()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(writes[0]?.[0]).toBe(10 * MINUTE + 2000)
  expect(writes).toHaveLength(5)
  const gaps = writes.slice(1).map(([at], index) => at - (writes[index]?.[0] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(MINUTE)
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(writes.at(-1)?.[1]).toBe(300)
  expect(writes).toHaveLength(6)
  await stop()
})

it('the end of the process writes what is left', async () => {
  const { read, writes, stop } = site()
  read()
  await stop()
  expect(writes.map(([, readers]) => readers)).toEqual([1])
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(writes).toHaveLength(1)
})

it('while the lake is away they are kept, and that is said once', async () => {
  const { read, writes, log, stop, state } = site()
  state.isAway = true
  for (let minute = 0; minute < 5; minute++) {
    read()
    await vi.advanceTimersByTimeAsync(MINUTE)
  }
  expect(log.error).toHaveBeenCalledTimes(1)
  state.isAway = false
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(writes.map(([, readers]) => readers)).toEqual([5])
  expect(log.warn).toHaveBeenCalledTimes(1)
  await stop()
})
