/**
 * How far the clock of the API at `rest` is ahead of this machine's, in ms, to about half of what the
 * question takes; rejects when it cannot be asked.
 */
export async function clockDifference(rest: string): Promise<number> {
  const asked = Date.now()
  const answer = await fetch(`${rest}/v5/market/time`, { cache: 'no-store', redirect: 'error' })
  const answered = Date.now()
  const body: unknown = await answer.json()
  const time = typeof body === 'object' && body !== null && 'time' in body ? body.time : undefined
  if (typeof time !== 'number') throw new Error(`${rest} did not tell its time.`)
  return time - (asked + answered) / 2
}
