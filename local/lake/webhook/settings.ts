/** How deliveries are tried; milliseconds. */
export type DeliverySettings = {
  /** A receiver that has not answered by then has not received. */
  timeout: number
  firstRetry: number
  longestRetry: number
  /** After so many attempts a delivery waits for a person. */
  maxAttempts: number
  /** And after so long, however few they were. */
  longestTrying: number
}

/**
 * The time-out is the hosted service's, which tries twice more, 30 s apart, and no longer:
 * https://www.sanity.io/docs/changelog/50ec6abf-fe0c-475b-ae72-314148860132. Here a delivery is tried for
 * half an hour: a site on this machine that restarts, or is being built, is soon back.
 */
export const deliverySettings: DeliverySettings = {
  timeout: 30_000,
  firstRetry: 100,
  longestRetry: 15_000,
  maxAttempts: 125,
  longestTrying: 30 * 60_000,
}

/** The wait after `attempts` attempts: doubling, up to the longest, 25 % around it at random. */
export function waitAfter(
  attempts: number,
  { firstRetry, longestRetry }: DeliverySettings,
  random: () => number = Math.random,
): number {
  const wait = Math.min(firstRetry * 2 ** Math.max(0, attempts - 1), longestRetry)
  return Math.round(wait * (0.75 + random() / 2))
}

/** A stored time further ahead than any wait was stored before the clock went back: it is due. */
export function waitUntil(due: number, now: number, { longestRetry }: DeliverySettings): number {
  const wait = due - now
  return wait > longestRetry * 1.25 ? 0 : Math.max(0, wait)
}
