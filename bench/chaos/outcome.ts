import { classifyError } from './classify-error.ts'
import type { Observation, OutcomeKind } from './observation.ts'

/** Longest that anybody is let wait, ms. */
export const LONGEST_MS = 10_000
/** What takes longer is told with its seconds, ms. */
const PROMPT_MS = 1000

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
