import { setTimeout as sleep } from 'node:timers/promises'
import { html } from '../../tests/support/page.ts'
import { until } from '../../tests/support/until.ts'

/** Runs `take` `count` times in a row and returns the results, without those of `warmUp` runs before. */
export async function takeSamples<T>(
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

/** Duration of `work`, in ms. */
export async function measureDuration(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Takes `count` samples of each subject, alternately, so that load on the machine affects all subjects. */
export async function alternateSamples<Subject, T>(
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
 * Starts `work` `count` times within `ms`, without waiting for earlier runs, each at a random time in its interval: two
 * regular sequences would coincide repeatedly.
 */
export async function startSpread<T>(
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
    // Its failure fails the whole, which is awaited later.
    one.catch(() => {})
    all.push(one)
  }
  return Promise.all(all)
}

/** The answers of `count` readers, each reading in a loop until `work` is over; fails with either. */
export async function readDuring<T>(
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
  /** Runs before the time is measured. */
  prepare?: (word: string, sample: number) => Promise<unknown>
  change: (word: string, sample: number) => Promise<unknown>
  /** Conditions that must follow, by name. */
  until: Record<string, (word: string, sample: number) => Promise<unknown>>
}

/** Makes `count` changes in a row, each with a unique word; returns the ms from each change to each of its ends. */
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
export const waitForWord = (url: string, word: string, patienceMs?: number): Promise<void> =>
  until(async () => (await html(url)).includes(word), patienceMs)
