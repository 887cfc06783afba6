const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SHORTEST = 5 * MINUTE
const LONGEST = 12 * HOUR
/** For so long what a receiver did not take is tried again by itself, ms. */
const TRIED_FOR = 72 * HOUR

/**
 * When a message that is not taken since `since` is sent again after a try at `now`, ms since 1970: each
 * time after as long again as it has waited, from five minutes up to twelve hours; undefined when it was tried for
 * three days.
 */
export function nextAttempt(since: number, now: number): number | undefined {
  const at = now + Math.min(Math.max(now - since, SHORTEST), LONGEST)
  return at - since <= TRIED_FOR ? at : undefined
}
