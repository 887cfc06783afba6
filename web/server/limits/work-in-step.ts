import { eachAtATime } from './each-at-a-time.ts'

/**
 * Does `work` for one item after the other, `limit` at the same time, and begins none after `stepMs`. Returns
 * what each failure was, and how many items are left: those that were not begun, and those that failed.
 */
export async function workInStep<T>(
  items: readonly T[],
  { limit, stepMs }: { limit: number; stepMs: number },
  work: (item: T) => Promise<void>,
): Promise<{ left: number; failures: unknown[] }> {
  const until = performance.now() + stepMs
  const failures: unknown[] = []
  let done = 0
  await eachAtATime(items, limit, async (item) => {
    if (performance.now() >= until) return
    try {
      await work(item)
      done += 1
    } catch (error) {
      // One that fails must not keep the others waiting for the next time.
      failures.push(error)
    }
  })
  return { left: items.length - done, failures }
}
