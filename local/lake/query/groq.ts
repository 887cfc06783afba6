import { evaluateSync, parse } from 'groq-js'

/** A node of a parsed query. groq-js 2.0.0 ships no usable types for it. */
export type Node = { type: string; [property: string]: unknown }

export type Evaluation = {
  params: Record<string, unknown>
  dereference: (reference: { _ref: string }) => unknown
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

/**
 * The result as groq-js has it, in which dates and paths are objects that are strings as JSON. `*`
 * must not occur in the tree any more: there is no data set.
 */
export function evaluate(tree: Node, evaluation: Evaluation): unknown {
  // groq-js passes on whatever a reference leads to; its types want a document.
  const dereference = evaluation.dereference as (reference: { _ref: string }) => undefined
  const options = { ...evaluation, dereference, dataset: [], timestamp: new Date() }
  return evaluateSync(tree, options).data
}
