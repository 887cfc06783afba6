import { percentile } from '../../bench/percentile.ts'

/** Asks again and again while `work` lasts; its result, and the 95th percentile of what asking took, in ms. */
export async function whileAsking<T>(
  ask: () => Promise<{ ms: number }>,
  work: () => Promise<T>,
): Promise<{ result: T; p95: number }> {
  const took: number[] = []
  let isDone = false
  const asking = async () => {
    while (!isDone) took.push((await ask()).ms)
  }
  const working = work().finally(() => {
    isDone = true
  })
  const [result] = await Promise.all([working, asking()])
  return { result, p95: percentile(took, 95) }
}
