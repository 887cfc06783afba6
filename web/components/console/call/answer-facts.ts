/** What came with an answer, beside its body. */
export interface AnswerFacts {
  status: number
  /** From sending until the whole body was there. */
  ms: number
  /** Of the body, unpacked. */
  bytes: number
  /** The headers that tell how many further calls are allowed, as far as the server lets pages read them. */
  limits: { name: string; value: string }[]
}

const LIMITS = ['X-Bapi-Limit', 'X-Bapi-Limit-Status', 'X-Bapi-Limit-Reset-Timestamp']

/** The facts of `answer`, whose body is `text` and came `ms` after the call was sent. */
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
