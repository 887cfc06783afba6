import { setTimeout as sleep } from 'node:timers/promises'

const MINUTE = 60_000

/**
 * Begins `work` so many times in a minute, whether the ones before are done or not; each some time within its share of
 * the minute, as two even rows would meet again and again at the same moment.
 */
export async function withinMinute<T>(
  count: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const from = performance.now()
  const all: Promise<T>[] = []
  for (let index = 0; index < count; index++) {
    const at = from + ((index + Math.random()) * MINUTE) / count
    await sleep(Math.max(0, at - performance.now()))
    const one = work(index)
    // Told of when all are waited for.
    one.catch(() => {})
    all.push(one)
  }
  return Promise.all(all)
}
