const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SHORTEST = 5 * MINUTE
const LONGEST = 12 * HOUR
/** For how long a message is retried automatically, ms. */
const TRIED_FOR = 72 * HOUR

/**
 * The time of the next attempt for a message that failed first at `since` and last at `now`, ms since 1970: the wait
 * equals the message's age, but is at least 5 minutes and at most 12 hours. Undefined once it is three days old.
 */
export function nextAttempt(since: number, now: number): number | undefined {
  const at = now + Math.min(Math.max(now - since, SHORTEST), LONGEST)
  return at - since <= TRIED_FOR ? at : undefined
}
