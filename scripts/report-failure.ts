import { z } from 'zod'

/** Ends a script with a message for the person at the terminal; causes follow, line by line. */
export function reportFailure(error: unknown): void {
  const all = failureMessages(error)
  // Clients that say only this: others fail to fetch, because of it.
  const [first = ''] = all
  if (/^(connect E|getaddrinfo )/.test(first)) all.unshift(AWAY)
  console.error(all.join('\n  because: '))
  process.exitCode = 1
}

const AWAY =
  'A service does not answer. Is it running, and is its address in the environment right?'

/** What an error says, and what those say that caused it. */
export function failureMessages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const own = error.message === 'fetch failed' ? AWAY : error.message
  // What a schema found wrong is told by the error around it.
  const told = error.cause === undefined || error.cause instanceof z.ZodError
  const below = told ? [] : failureMessages(error.cause)
  return [own, ...below.filter((message) => !own.includes(message))]
}
