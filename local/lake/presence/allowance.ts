/** Messages that a socket may send: some at once, and so many a second in the long run. */
export function createAllowance(atOnce: number, perSecond: number): (now: number) => boolean {
  let left = atOnce
  let last: number | null = null
  return (now) => {
    left = Math.min(atOnce, left + ((now - (last ?? now)) / 1000) * perSecond)
    last = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
