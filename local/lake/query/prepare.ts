import { badRequest } from '../http/errors.ts'
import { attributePath, constantOf } from './constant.ts'
import { isNode, type Node } from './groq.ts'
import { narrow } from './narrow.ts'
import { searchText } from './text-search.ts'
import type { View } from './view.ts'

export type Prepared = { tree: Node; params: Record<string, unknown>; tags: Set<string> }

/**
 * Rewrites a query so that groq-js can run it, and fast: `*[filter]` reads a parameter holding
 * the candidates that the indexes give, and `x match text::query(q)`, which groq-js does not
 * know, becomes a look at the ids that match.
 */
export function prepare(tree: Node, givenParams: Record<string, unknown>, view: View): Prepared {
  const params = { ...givenParams }
  const tags = new Set<string>()

  const asParameter = (value: unknown): Node => {
    const name = `__lake${Object.keys(params).length}`
    params[name] = value
    return { type: 'Parameter', name }
  }

  const candidates = (filter: Node): Node => {
    const narrowed = narrow(filter['expr'], params, view)
    for (const tag of narrowed?.tags ?? ['any']) tags.add(tag)
    return asParameter(narrowed?.documents ?? view.index.all())
  }

  const textMatch = (node: Node, call: Node): Node => {
    const args: unknown[] = Array.isArray(call['args']) ? call['args'] : []
    const query = constantOf(args[0], params)
    if (typeof query !== 'string') throw badRequest('text::query() takes a string or a parameter')
    const hits = searchText(view.index.all(), query, attributePath(node['left']))
    const id: Node = { type: 'AccessAttribute', name: '_id' }
    return { type: 'OpCall', op: 'in', left: id, right: asParameter(hits) }
  }

  const isTextQuery = (node: unknown): node is Node =>
    isNode(node) && node['namespace'] === 'text' && node['name'] === 'query'

  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isNode(value)) return value
    if (value['op'] === 'match' && isTextQuery(value['right']))
      return textMatch(value, value['right'])
    if (value.type === 'Filter' && isNode(value['base']) && value['base'].type === 'Everything')
      return { ...value, base: candidates(value), expr: rewrite(value['expr']) }
    if (value.type === 'Everything') tags.add('any')
    return rewriteFields(value)
  }

  const rewriteFields = (node: Node): Node => ({
    ...Object.fromEntries(Object.entries(node).map(([name, field]) => [name, rewrite(field)])),
    type: node.type,
  })

  const rewritten = rewrite(tree)
  return { tree: isNode(rewritten) ? rewritten : tree, params, tags }
}
