const DAY_MS = 24 * 60 * 60 * 1000

/** The last days, today first, in UTC as searches are tagged: `2026-11-21`. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10),
  )
}
