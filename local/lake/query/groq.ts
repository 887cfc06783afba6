import { evaluateSync, parse } from 'groq-js'

/** A node of a parsed query. groq-js 2.0.0 has no usable types for it. */
export type Node = { type: string; [property: string]: unknown }

export type Evaluation = {
  params: Record<string, unknown>
  dereference: (reference: { _ref: string }) => unknown
  identity?: string
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Parses a query; `delta` mode supports before() and after(). Throws groq-js's GroqSyntaxError. */
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
 * Evaluates a query. In groq-js's result, dates and paths are objects that become strings in JSON. The tree must not
 * contain `*`, as there is no dataset.
 */
export function evaluate(tree: Node, evaluation: Evaluation): unknown {
  // groq-js accepts any value for a dereferenced document; its types require a document.
  const dereference = evaluation.dereference as (reference: { _ref: string }) => undefined
  const options = { ...evaluation, dereference, dataset: [], timestamp: new Date() }
  return evaluateSync(tree, options).data
}
