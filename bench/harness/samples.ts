import { setTimeout as sleep } from 'node:timers/promises'
import { html } from '../../tests/support/page.ts'
import { until } from '../../tests/support/until.ts'

/** What `take` gives `count` times, one after the other; what it gave `warmUp` times before is left out. */
export async function sampled<T>(
  count: number,
  take: (sample: number) => Promise<T>,
  warmUp = 0,
): Promise<T[]> {
  const samples: T[] = []
  for (let sample = -warmUp; sample < count; sample++) {
    const taken = await take(sample)
    if (sample >= 0) samples.push(taken)
  }
  return samples
}

/** How long `work` takes, ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** So many samples of each subject, in turns, so that a busy moment of the machine falls on all. */
export async function inTurns<Subject, T>(
  subjects: readonly Subject[],
  count: number,
  take: (subject: Subject) => Promise<T>,
): Promise<T[][]> {
  const samples = subjects.map((): T[] => [])
  for (let turn = 0; turn < count; turn++)
    for (const [index, subject] of subjects.entries()) samples[index]?.push(await take(subject))
  return samples
}

/**
 * Begins `work` `count` times within `ms`, whether the ones before are done or not; each at some moment of its share,
 * as two even rows would meet again and again.
 */
export async function spread<T>(
  ms: number,
  count: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const from = performance.now()
  const all: Promise<T>[] = []
  for (let index = 0; index < count; index++) {
    const at = from + ((index + Math.random()) * ms) / count
    await sleep(Math.max(0, at - performance.now()))
    const one = work(index)
    // Its failure is that of the whole, which is awaited later.
    one.catch(() => {})
    all.push(one)
  }
  return Promise.all(all)
}

/** What `count` readers get, one answer after the other, until `work` is over; fails with either. */
export async function readAlong<T>(
  count: number,
  read: (at: number) => Promise<T>,
  work: () => Promise<unknown>,
): Promise<T[]> {
  let isOver = false
  const reader = async (_: unknown, index: number) => {
    const answers: T[] = []
    for (let at = index * 100; !isOver; at++) answers.push(await read(at))
    return answers
  }
  const end = () => {
    isOver = true
  }
  const readers = Promise.all(Array.from({ length: count }, reader))
  const [answers] = await Promise.all([readers, work().finally(end)]).finally(end)
  return answers.flat()
}

interface Change {
  /** Is over before the time begins. */
  prepare?: (word: string, sample: number) => Promise<unknown>
  change: (word: string, sample: number) => Promise<unknown>
  /** What must come of it, by what it is called. */
  until: Record<string, (word: string, sample: number) => Promise<unknown>>
}

/** ms from each of `count` changes, made one after the other with a word of its own, to each of its ends. */
export async function timeChanges(
  count: number,
  { prepare, change, until: ends }: Change,
): Promise<[what: string, samples: number[]][]> {
  const found = Object.keys(ends).map((what): [string, number[]] => [what, []])
  for (let sample = 0; sample < count; sample++) {
    const word = `probe${Date.now().toString(36)}${sample}`
    await prepare?.(word, sample)
    const from = performance.now()
    await change(word, sample)
    const all = found.map(async ([what, samples]) => {
      await ends[what]?.(word, sample)
      samples.push(performance.now() - from)
    })
    await Promise.all(all)
  }
  return found
}

/** Waits until the page at `url` has `word`; throws after `patienceMs`. */
export const untilShown = (url: string, word: string, patienceMs?: number): Promise<void> =>
  until(async () => (await html(url)).includes(word), patienceMs)
