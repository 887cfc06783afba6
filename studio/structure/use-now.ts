import { useEffect, useState } from 'react'

/** Maximum delay of one timer, in ms: browsers store delays in 32 bits, about 24.8 days. */
const LONGEST_MS = 24 * 60 * 60_000

/** Returns the time in ms since 1970, updated at the time that `next` returns for it. */
export function useNow(next: (now: number) => number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const turn = next(now)
  useEffect(() => {
    if (turn === undefined) return
    const wait = Math.min(Math.max(turn - Date.now(), 0), LONGEST_MS)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [turn, now])
  return now
}
