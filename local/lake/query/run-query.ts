import type { ContentSourceMap } from '@sanity/client'
import type { Viewer } from '../documents/withheld.ts'
import { badRequest, LakeError } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import { evaluate, type Node } from './groq.ts'
import { limits } from './limits.ts'
import { parseOrRefuse, tooComplex } from './parse-or-refuse.ts'
import { prepare } from './prepare.ts'
import { sourceMapOf } from './source-map.ts'
import type { ArraySteps } from './source-map-origin.ts'
import { trace } from './source-map-trace.ts'
import { registerDocument } from './source-map-value.ts'
import type { View } from './view.ts'
import { TimeLimitError, withinTime } from './within-time.ts'

export type QueryAnswer = {
  /** The result as JSON text. */
  json: string
  sourceMap?: ContentSourceMap
}

/** The view, with its documents registered for the source map. */
const noted = (view: View): View => ({
  ...view,
  get: (id) => {
    const document = view.get(id)
    return document && registerDocument(document)
  },
})

function refusal(query: string, isRead: boolean, cause: unknown): unknown {
  if (cause instanceof LakeError) return cause
  if (cause instanceof TimeLimitError) {
    if (!isRead) return tooComplex(query)
    const words = `The query took longer than ${limits.time} ms and was ended. Filter more narrowly, or ask for less.`
    return badRequest(words, 'queryTimeoutError')
  }
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (reason === 'not implemented') return notImplemented('a GROQ function of this query')
  return badRequest(`The query cannot be evaluated: ${reason}`, 'queryEvaluationError')
}

/**
 * Evaluates a query on the documents that a request may see. With `steps`, the result includes its source map. Throws
 * 400 after the time limit.
 */
export function answerQuery(
  query: string,
  params: Record<string, unknown>,
  view: View,
  viewer: Viewer | null,
  steps: ArraySteps | null = null,
): QueryAnswer {
  const identity = viewer?.id ?? '<anonymous>'
  let tree: Node | undefined
  let tried = 0
  const evaluated = (): QueryAnswer => {
    tree = parseOrRefuse(query, params)
    const prepared = prepare(tree, params, steps === null ? view : noted(view))
    const call = { params: prepared.params, dereference: prepared.dereference, identity }
    // Serialising converts dates, paths and undefined as a client will see them.
    if (steps === null) return { json: JSON.stringify(evaluate(prepared.tree, call) ?? null) }
    const traced = trace(prepared.tree, { ...call, timestamp: new Date() })
    return { json: JSON.stringify(traced.data ?? null), sourceMap: sourceMapOf(traced, steps) }
  }
  for (;;) {
    try {
      tried++
      const answer = withinTime(limits.time, evaluated)
      const { length } = answer.json
      if (length <= limits.resultLength) return answer
      throw badRequest(
        `The result has ${length} characters as JSON, and at most ${limits.resultLength} are sent. Ask for a slice, or for fewer fields.`,
        'queryResultTooLargeError',
      )
    } catch (cause) {
      // The limit is wall-clock time; on a busy machine other processes may have had the processor.
      const wasStarved = cause instanceof TimeLimitError && cause.processorMs < limits.time / 2
      if (!wasStarved || tried === limits.tries) throw refusal(query, tree !== undefined, cause)
    }
  }
}

export type QueryResult = Omit<QueryAnswer, 'json'> & { result: unknown }

/** Like `answerQuery`, with the result as a value. */
export function runQuery(...args: Parameters<typeof answerQuery>): QueryResult {
  const { json, ...rest } = answerQuery(...args)
  const result: unknown = JSON.parse(json)
  return { result, ...rest }
}
