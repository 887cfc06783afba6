import { z } from 'zod'

/** Ends a script with a message for the terminal; causes follow, one per line. */
export function reportFailure(error: unknown): void {
  const all = failureMessages(error)
  // Some clients report only the network error; for others it is the cause of a failed fetch.
  const [first = ''] = all
  if (/^(connect E|getaddrinfo )/.test(first)) all.unshift(AWAY)
  console.error(all.join('\n  because: '))
  process.exitCode = 1
}

const AWAY =
  'A service does not answer. Is it running, and is its address in the environment right?'

/** Messages of an error and of its causes. */
export function failureMessages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const own = error.message === 'fetch failed' ? AWAY : error.message
  // The error around a ZodError already lists its issues.
  const isExplained = error.cause === undefined || error.cause instanceof z.ZodError
  const below = isExplained ? [] : failureMessages(error.cause)
  return [own, ...below.filter((message) => !own.includes(message))]
}
