import type { Fault } from '../twin/faulty-proxy.ts'
import type { Observation } from './observation.ts'

const GONE =
  /fetch failed|terminated|socket hang up|other side closed|ECONNREFUSED|ECONNRESET|aborted/
const NO_ANSWER = /JSON|<html>|transactionId|expected/i

/** What somebody is told who asks a part itself while it has this fault. */
const words: Partial<Record<Fault | 'restarted', RegExp>> = {
  stopped: GONE,
  restarted: GONE,
  slow: /time(d )?out|aborted/i,
  HTML: NO_ANSWER,
  'cut short': NO_ANSWER,
  'cut off': GONE,
  'wrong length': new RegExp(`${NO_ANSWER.source}|${GONE.source}`, 'i'),
  'error 500': /500|Internal error/,
}

/** `said` where the error has the words of the fault, or `others`; `broken` where it has none, or there is no fault. */
export function classifyError(
  error: unknown,
  fault: Fault | 'restarted' | undefined,
  others?: RegExp,
): Observation {
  const text = textOf(error)
  const isExpected = (fault && words[fault]?.test(text)) || others?.test(text)
  return isExpected ? 'said' : { broken: `${fault ?? 'no fault'}, but: ${text.slice(0, 300)}` }
}

/** An error with its causes. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const cause = error.cause === undefined ? '' : ` ${textOf(error.cause)}`
  return `${error.name} ${error.message}${code}${cause}`
}
