import { z } from 'zod'

/** Ends a script with a message for the person at the terminal; causes follow, line by line. */
export function fail(error: unknown): void {
  console.error(messages(error).join('\n  because: '))
  process.exitCode = 1
}

function messages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const own =
    error.message === 'fetch failed'
      ? 'A service does not answer. Is it running, and is its address in the environment right?'
      : error.message
  // What a schema found wrong is told by the error around it.
  const told = error.cause === undefined || error.cause instanceof z.ZodError
  const below = told ? [] : messages(error.cause)
  return [own, ...below.filter((message) => !own.includes(message))]
}
