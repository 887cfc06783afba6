import { badRequest } from '../http/errors.ts'
import { conditionOf } from './condition-of.ts'
import { attributePath, constantOf } from './constant.ts'
import { isNode, type Node } from './groq.ts'
import { LookUps } from './look-ups.ts'
import { textSearch } from './text-search.ts'
import type { View } from './view.ts'

export type PreparedQuery = {
  tree: Node
  params: Record<string, unknown>
  dereference: (reference: { _ref: string }) => unknown
}

/**
 * Rewrites a query for groq-js without changing its result, to make it fast: `*[filter]` reads the candidates that the
 * store finds, and `x match text::query(q)`, which groq-js lacks, calls the text search.
 */
export function prepare(
  tree: Node,
  givenParams: Record<string, unknown>,
  view: View,
): PreparedQuery {
  const lookUps = new LookUps(view)
  const params = { ...givenParams }

  /** A parameter with the documents that may match the filter. */
  const candidates = (filter: unknown): Node => {
    const name = `${lookUps.secret}${Object.keys(params).length}`
    params[name] = view.select(conditionOf(filter)).flatMap((id) => view.get(id) ?? [])
    return { type: 'Parameter', name }
  }

  const askText = (node: Node) => {
    const search = textSearch(textQueryOf(node['right']), attributePath(node['left']))
    const ask = (answer: (relevance: number | null) => unknown): Node =>
      lookUps.call({ type: 'AccessAttribute', name: '_id' }, (value) => {
        const document = value === undefined ? undefined : view.get(value)
        return answer(document === undefined ? null : search(document))
      })
    return {
      matches: ask((relevance) => relevance !== null),
      relevance: ask((relevance) => relevance ?? 0),
    }
  }

  /** Rewrites the parts that add to a score: groq-js knows `match`, `boost()`, and operands of `&&` and `||`. */
  const scored = (value: unknown): unknown => {
    if (!isNode(value)) return rewrite(value)
    if (value.type === 'Group') return scored(value['base'])
    if (value.type === 'And' || value.type === 'Or')
      return { ...value, left: scored(value['left']), right: scored(value['right']) }
    const args: unknown[] = Array.isArray(value['args']) ? value['args'] : []
    if (value.type === 'FuncCall' && value['name'] === 'boost')
      return { ...value, args: [scored(args[0]), ...args.slice(1).map(rewrite)] }
    if (!isTextMatch(value)) return rewrite(value)
    const { matches, relevance } = askText(value)
    return { ...BOOST, args: [matches, relevance] }
  }

  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isNode(value) || value.type === 'Value') return value
    if (isTextMatch(value)) return askText(value).matches
    if (value.type === 'PipeFuncCall' && value['name'] === 'score' && Array.isArray(value['args']))
      return { ...value, base: rewrite(value['base']), args: value['args'].map(scored) }
    const { base, expr } = value
    if (value.type === 'Filter' && isNode(base) && base.type === 'Everything')
      return { ...value, base: candidates(expr), expr: rewrite(expr) }
    return value.type === 'Everything' ? candidates(null) : rewriteFields(value)
  }

  const rewriteFields = (node: Node): Node => ({
    ...Object.fromEntries(Object.entries(node).map(([name, field]) => [name, rewrite(field)])),
    type: node.type,
  })

  const rewritten = rewrite(tree)
  return {
    tree: isNode(rewritten) ? rewritten : tree,
    params,
    dereference: (reference) => lookUps.dereference(reference),
  }
}

const BOOST: Node = { type: 'FuncCall', namespace: 'global', name: 'boost' }

const isTextMatch = ({ op, right }: Node): boolean =>
  op === 'match' && isNode(right) && right['namespace'] === 'text' && right['name'] === 'query'

function textQueryOf(call: unknown): string {
  const args = isNode(call) ? call['args'] : undefined
  const query = constantOf(Array.isArray(args) ? args[0] : undefined)
  if (typeof query !== 'string') throw badRequest('text::query() takes a string or a parameter')
  return query
}
