import { useEffect, useState } from 'react'

/** A timer holds no longer time, ms. */
const LONGEST_MS = 24 * 60 * 60_000

/** The time, ms since 1970, known anew when the one that `next` answers for it has come. */
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
