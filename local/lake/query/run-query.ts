import { badRequest, LakeError } from '../http/errors.ts'
import { evaluate, type Node, parseQuery } from './groq.ts'
import { prepare } from './prepare.ts'
import type { View } from './view.ts'

export type QueryResult = { result: unknown; tags: string[] }

/** More single documents than this in a result are told as "any document". */
const MAX_TAGS = 100

const parsed = new Map<string, Node>()

function parseCached(query: string, params: Record<string, unknown>): Node {
  // Slices take their bounds from parameters while parsing, so parameters are part of the key.
  const key = `${query}\0${JSON.stringify(params)}`
  const known = parsed.get(key)
  if (known) return known
  const tree = parseQuery(query, params)
  if (parsed.size > 500) parsed.clear()
  parsed.set(key, tree)
  return tree
}

/** A parsed query; throws 400 in the shape that clients show with the place of the mistake. */
export function parseOrRefuse(query: string, params: Record<string, unknown>): Node {
  try {
    return parseCached(query, params)
  } catch (cause) {
    const description = cause instanceof Error ? cause.message : String(cause)
    const start =
      cause instanceof Error && 'position' in cause && typeof cause.position === 'number'
        ? cause.position
        : 0
    const error = { type: 'queryParseError', description, query, start, end: query.length }
    throw new LakeError(400, { statusCode: 400, error }, description)
  }
}

/** Evaluates a query over what a request sees, with the tags of the documents it depends on. */
export function runQuery(
  query: string,
  params: Record<string, unknown>,
  view: View,
  userId: string | null,
): QueryResult {
  const tree = parseOrRefuse(query, params)
  const prepared = prepare(tree, params, view)
  const { tags } = prepared
  try {
    const result = evaluate(prepared.tree, {
      dataset: view.index.all(),
      params: prepared.params,
      identity: userId ?? '<anonymous>',
      dereference: ({ _ref }) => {
        tags.add(`id:${_ref}`)
        return view.index.get(_ref)
      },
    })
    return { result, tags: [...(tags.size > MAX_TAGS ? ['any'] : tags)].map((tag) => `s1:${tag}`) }
  } catch (cause) {
    if (cause instanceof LakeError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`The query cannot be evaluated: ${reason}`, 'queryEvaluationError')
  }
}
