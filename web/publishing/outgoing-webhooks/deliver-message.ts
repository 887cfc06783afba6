import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf } from '../invalid-content-error.ts'
import { ForbiddenAddress } from './egress-guard.ts'

/** How long a receiver may take to answer, ms. */
export const TIMEOUT_MS = 7000
/**
 * The waits before the second and the third attempt, ms. Together with three time-outs they stay under the 30 s that
 * the lake waits for the site.
 */
const WAITS = [1000, 5000]

/** The reason of a failed delivery, for an operator. */
export interface Refusal {
  reason: string
  /** Number of attempts. */
  tries: number
  /** Whether a retry is useless until somebody intervenes. */
  isFinal: boolean
}

/**
 * Calls `post`, which sends the message once and resolves to the status, until a receiver answers 2xx; returns
 * undefined then, else the refusal. A failure that a retry within seconds cannot change is not retried.
 */
export async function deliverMessage(
  post: () => Promise<number>,
  {
    waits = WAITS,
    sleep = wait,
  }: { waits?: readonly number[]; sleep?: (ms: number) => unknown } = {},
): Promise<Refusal | undefined> {
  for (let tries = 1; ; tries += 1) {
    const failure = await attempt(post)
    if (!failure) return undefined
    const pause = waits[tries - 1]
    if (pause === undefined || !failure.maySoonPass)
      return { reason: failure.reason, tries, isFinal: failure.isFinal }
    await sleep(pause)
  }
}

interface Failure {
  reason: string
  maySoonPass: boolean
  isFinal: boolean
}

async function attempt(post: () => Promise<number>): Promise<Failure | undefined> {
  try {
    return failureOf(await post())
  } catch (error) {
    const isForbidden = error instanceof ForbiddenAddress
    return { reason: reasonOfError(error), maySoonPass: !isForbidden, isFinal: false }
  }
}

function failureOf(status: number): Failure | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 410)
    return {
      reason:
        'It answered 410: it wants to be told no more. Switch the receiver off in the Studio.',
      ...{ maySoonPass: false, isFinal: true },
    }
  const isRedirect = status >= 300 && status < 400
  return {
    reason: isRedirect
      ? `It answered ${status}, and redirects are not followed: give the address to which it leads.`
      : `It answered ${status}.`,
    ...{ maySoonPass: !isRedirect, isFinal: false },
  }
}

function reasonOfError(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.message
  if (error instanceof Error && error.name === 'TimeoutError')
    return `It did not answer within ${TIMEOUT_MS / 1000} s.`
  // An AggregateError has one error for each address of the host; the first is representative.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
  return `There is no connection: ${reasonOf(cause)}`
}
