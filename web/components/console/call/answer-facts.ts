/** Facts about an answer, without its body. */
export interface AnswerFacts {
  status: number
  /** Time in ms from sending until the body is complete. */
  ms: number
  /** Size of the decoded body. */
  bytes: number
  /** Headers about rate limits that the server exposes to pages. */
  limits: { name: string; value: string }[]
}

const LIMITS = ['X-Bapi-Limit', 'X-Bapi-Limit-Status', 'X-Bapi-Limit-Reset-Timestamp']

/** The facts of `answer` with the body `text`, which arrived `ms` after the call was sent. */
export function answerFacts(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
  ms: number,
): AnswerFacts {
  return {
    status,
    ms: Math.round(ms),
    bytes: new TextEncoder().encode(text).length,
    limits: LIMITS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [{ name, value }]
    }),
  }
}
