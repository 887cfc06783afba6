import type { AnswerFacts } from './answer-facts.ts'

/** One call that the console made, for the panels that explain it. The secret is not in it. */
export interface Call {
  method: string
  url: string
  body?: string
  /** What was sent, signature included. */
  headers: Record<string, string>
  /** The string that was signed; absent for a call without signature. */
  payload?: string
  outcome: /** `text` is the body as it is shown. */
    | { kind: 'answer'; retCode?: number; retMsg: string; facts: AnswerFacts; text: string }
    /** The browser refused or did not reach the server. */
    | { kind: 'failed'; message: string }
    /** The reader did not want it after all. */
    | { kind: 'withheld' }
}
