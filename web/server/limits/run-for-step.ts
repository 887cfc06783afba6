import { forEachLimited } from './for-each-limited.ts'

/**
 * Runs `work` for the items, `limit` at a time, and starts none after `stepMs`. Returns the failures, and the number of
 * items left: those not started and those that failed.
 */
export async function runForStep<T>(
  items: readonly T[],
  { limit, stepMs }: { limit: number; stepMs: number },
  work: (item: T) => Promise<void>,
): Promise<{ left: number; failures: unknown[] }> {
  const until = performance.now() + stepMs
  const failures: unknown[] = []
  let done = 0
  await forEachLimited(items, limit, async (item) => {
    if (performance.now() >= until) return
    try {
      await work(item)
      done += 1
    } catch (error) {
      // A failed item must not leave the others for the next step.
      failures.push(error)
    }
  })
  return { left: items.length - done, failures }
}
