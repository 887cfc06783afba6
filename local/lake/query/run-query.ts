import type { ContentSourceMap } from '@sanity/client'
import type { Viewer } from '../documents/withheld.ts'
import { badRequest, LakeError } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import { evaluate, type Node } from './groq.ts'
import { limits } from './limits.ts'
import { parseOrRefuse, refuseAsTooComplex } from './parse-or-refuse.ts'
import { prepare } from './prepare.ts'
import { sourceMapOf } from './source-map.ts'
import type { ArraySteps } from './source-map-origin.ts'
import { trace } from './source-map-trace.ts'
import { noteDocument } from './source-map-value.ts'
import type { View } from './view.ts'
import { TimeLimitError, withinTime } from './within-time.ts'

export { parseOrRefuse }

export type QueryAnswer = {
  /** The result as JSON text. */
  json: string
  sourceMap?: ContentSourceMap
}

/** The view, with its documents known as such to the source map. */
const noted = (view: View): View => ({
  ...view,
  get: (id) => {
    const document = view.get(id)
    return document && noteDocument(document)
  },
})

function tracedText(
  query: Node,
  given: Record<string, unknown>,
  view: View,
  userId: string | null,
  steps: ArraySteps,
) {
  const { tree, params, dereference } = prepare(query, given, noted(view))
  const identity = userId ?? '<anonymous>'
  const result = trace(tree, { params, dereference, identity, timestamp: new Date() })
  const json = JSON.stringify(result.data ?? null)
  return { json, sourceMap: sourceMapOf(result, steps) }
}

function resultText(
  query: Node,
  given: Record<string, unknown>,
  view: View,
  userId: string | null,
) {
  const { tree, params, dereference } = prepare(query, given, view)
  const identity = userId ?? '<anonymous>'
  const result = evaluate(tree, { params, dereference, identity })
  // Dates, paths and undefined become what a client would read.
  return { json: JSON.stringify(result ?? null) }
}

/** The query was not answered in the time that it was given; `isRead` once it was parsed in it. */
class NotInTimeError extends Error {
  readonly isRead: boolean
  /** What it had of the processor meanwhile. */
  readonly processorMs: number

  constructor(isRead: boolean, cause: TimeLimitError) {
    super('The query was not answered in its time', { cause })
    this.isRead = isRead
    this.processorMs = cause.processorMs
  }
}

function refusal(cause: unknown): unknown {
  if (cause instanceof LakeError) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (reason === 'not implemented') return notImplemented('a GROQ function of this query')
  return badRequest(`The query cannot be evaluated: ${reason}`, 'queryEvaluationError')
}

function refuseAsTooLong(query: string, { isRead }: NotInTimeError): never {
  if (!isRead) refuseAsTooComplex(query)
  throw badRequest(
    `The query took longer than ${limits.time} ms and was ended. Filter more narrowly, or ask for less.`,
    'queryTimeoutError',
  )
}

type Asked = {
  query: string
  params: Record<string, unknown>
  viewer: Viewer | null
  steps: ArraySteps | null
}

function answerOnce({ query, params, viewer, steps }: Asked, view: View): QueryAnswer {
  const userId = viewer?.id ?? null
  let tree: Node | undefined
  try {
    const answer = withinTime(limits.time, () => {
      tree = parseOrRefuse(query, params)
      return steps === null
        ? resultText(tree, params, view, userId)
        : tracedText(tree, params, view, userId, steps)
    })
    const { length } = answer.json
    if (length > limits.resultLength)
      throw badRequest(
        `The result has ${length} characters as JSON, and at most ${limits.resultLength} are sent. Ask for a slice, or for fewer fields.`,
        'queryResultTooLargeError',
      )
    return answer
  } catch (cause) {
    if (!(cause instanceof TimeLimitError)) throw refusal(cause)
    // What was being read when it was interrupted may be half done.
    view.recover()
    throw new NotInTimeError(tree !== undefined, cause)
  }
}

/**
 * Evaluates a query over what a request sees. With `steps` the result comes with
 * its source map. Throws 400 after the time that a query has.
 */
export function answerQuery(
  query: string,
  params: Record<string, unknown>,
  view: View,
  viewer: Viewer | null,
  steps: ArraySteps | null = null,
): QueryAnswer {
  for (let tried = 1; ; tried++) {
    const before = view.documentsRead()
    try {
      return answerOnce({ query, params, viewer, steps }, view)
    } catch (error) {
      if (!(error instanceof NotInTimeError)) throw error
      // The limit is one of the clock, and on a busy machine others had the processor.
      const wasStarved = error.processorMs < limits.time / 2
      // What was read is kept, so the next try has less to read.
      const wasReading = view.documentsRead() > before
      if (tried === limits.tries || !(wasStarved || wasReading)) refuseAsTooLong(query, error)
    }
  }
}

export type QueryResult = Omit<QueryAnswer, 'json'> & { result: unknown }

/** The same with the result as a value, for whoever does not send it on. */
export function runQuery(...args: Parameters<typeof answerQuery>): QueryResult {
  const { json, ...rest } = answerQuery(...args)
  const result: unknown = JSON.parse(json)
  return { result, ...rest }
}
