import type { AnswerFacts } from './answer-facts.ts'

/** A call by the console, for the panels that explain it. It does not contain the secret. */
export interface Call {
  method: string
  url: string
  body?: string
  /** Sent headers, including the signature. */
  headers: Record<string, string>
  /** The signed string; undefined for an unsigned call. */
  payload?: string
  outcome: /** `text` is the body as it is shown. */
    | { kind: 'answer'; retCode?: number; retMsg: string; facts: AnswerFacts; text: string }
    /** The browser blocked the call, or could not reach the server. */
    | { kind: 'failed'; message: string }
    /** The reader cancelled the call. */
    | { kind: 'withheld' }
}
