const DAYS = 90
const DAY_MS = 86_400_000

/** The day from which changes are told where nobody chose one, 90 days before `now` (ms): `2026-01-31`. */
export function defaultSince(now = Date.now()): string {
  return new Date(now - DAYS * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
