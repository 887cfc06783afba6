import type { Fault } from '../twin/faulty-proxy.ts'

/** Longest that anybody is let wait, ms. */
const LONGEST_MS = 10_000
/** What takes longer is told with its seconds, ms. */
const PROMPT_MS = 1000

/**
 * What somebody saw. `fresh` is the right answer of now, `kept` an older one, `said` a failure in words
 * that were made for it, `away` no connection where nobody could give one; `broken` is all else.
 */
type OutcomeKind = 'fresh' | 'kept' | 'said' | 'away' | 'broken'

/** The kind, or what came of what is broken. */
export type Observation = OutcomeKind | { broken: string }

export interface Outcome {
  kind: OutcomeKind
  ms: number
  /** Of what is broken: what came. */
  detail?: string
}

const words: Record<OutcomeKind, string> = {
  fresh: 'normal',
  kept: 'stale',
  said: 'error shown',
  away: 'no connection',
  broken: '**broken**',
}

/** `error shown, 4 s` */
export function inWords({ kind, ms }: Outcome): string {
  return ms < PROMPT_MS ? words[kind] : `${words[kind]}, ${Math.round(ms / 1000)} s`
}

/** What `ask` sees; a failure that it does not judge itself is `broken`, if the site is not `away`. */
export async function outcomeOf(
  ask: (signal: AbortSignal) => Promise<Observation>,
  away = false,
): Promise<Outcome> {
  const from = performance.now()
  const seen = await ask(AbortSignal.timeout(2 * LONGEST_MS)).catch(
    (error: unknown): Observation =>
      away && classifyError(error, 'restarted') === 'said' ? 'away' : { broken: String(error) },
  )
  const ms = performance.now() - from
  if (typeof seen === 'object') return { kind: 'broken', ms, detail: seen.broken }
  if (ms > LONGEST_MS)
    return { kind: 'broken', ms, detail: `${seen} came after ${Math.round(ms)} ms` }
  return { kind: seen, ms }
}

const GONE =
  /fetch failed|terminated|socket hang up|other side closed|ECONNREFUSED|ECONNRESET|aborted/
const NO_ANSWER = /JSON|<html>|transactionId|expected/i

/** What somebody is told who asks a part itself while it has this fault. */
const told: Partial<Record<Fault | 'restarted', RegExp>> = {
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
  const isExpected = (fault && told[fault]?.test(text)) || others?.test(text)
  return isExpected ? 'said' : { broken: `${fault ?? 'no fault'}, but: ${text.slice(0, 300)}` }
}

/** An error with its causes. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const cause = error.cause === undefined ? '' : ` ${textOf(error.cause)}`
  return `${error.name} ${error.message}${code}${cause}`
}
