import { evaluateSync, parse, toJS } from 'groq-js'
import type { LakeDocument } from '../documents/document.ts'

/** A node of a parsed query. groq-js 2.0.0 ships no usable types for it. */
export type Node = { type: string; [property: string]: unknown }

export type Evaluation = {
  dataset: readonly unknown[]
  params: Record<string, unknown>
  dereference?: (reference: { _ref: string }) => LakeDocument | undefined
  identity?: string
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Parses a query; `delta` mode knows before() and after(). Throws groq-js's GroqSyntaxError. */
export function parseQuery(
  query: string,
  params: Record<string, unknown>,
  mode: 'normal' | 'delta' = 'normal',
): Node {
  const tree: unknown = parse(query, { params, mode })
  if (!isNode(tree)) throw new Error('groq-js returned no syntax tree')
  return tree
}

export function evaluate(tree: Node, evaluation: Evaluation): unknown {
  return toPlain(evaluateSync(tree, { ...evaluation, timestamp: new Date() }))
}

/** The projection of one document that changed from `before` to `after`. */
export function evaluateDelta(
  tree: Node,
  before: LakeDocument | null,
  after: LakeDocument | null,
): unknown {
  return toPlain(evaluateSync(tree, { root: after ?? before, before, after, dataset: [] }))
}

function toPlain(value: Parameters<typeof toJS>[0]): unknown {
  // Dates, paths and undefined become what a client would read.
  return JSON.parse(JSON.stringify(toJS(value) ?? null))
}
