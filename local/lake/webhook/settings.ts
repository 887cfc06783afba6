/** Settings of deliveries, in ms unless noted. */
export type DeliverySettings = {
  /** Time without an answer after which an attempt has failed. */
  timeout: number
  firstRetry: number
  longestRetry: number
  /** Attempts after which a delivery becomes a dead letter. */
  maxAttempts: number
  /** Time after which it becomes one, with any number of attempts. */
  longestTrying: number
}

/**
 * The timeout is the hosted service's, which retries only twice, 30 s apart:
 * https://www.sanity.io/docs/changelog/50ec6abf-fe0c-475b-ae72-314148860132. Here a delivery is tried for half an hour,
 * which covers a restart or build of a site on this machine.
 */
export const deliverySettings: DeliverySettings = {
  timeout: 30_000,
  firstRetry: 100,
  longestRetry: 15_000,
  maxAttempts: 125,
  longestTrying: 30 * 60_000,
}

/** The wait after `attempts` attempts: doubled each time up to the longest, with a random 25 % more or less. */
export function waitAfter(
  attempts: number,
  { firstRetry, longestRetry }: DeliverySettings,
  random: () => number = Math.random,
): number {
  const wait = Math.min(firstRetry * 2 ** Math.max(0, attempts - 1), longestRetry)
  return Math.round(wait * (0.75 + random() / 2))
}

/** The rest of a stored wait. A time further ahead than any wait was stored before the clock went back: it is due. */
export function waitUntil(due: number, now: number, { longestRetry }: DeliverySettings): number {
  const wait = due - now
  return wait > longestRetry * 1.25 ? 0 : Math.max(0, wait)
}
