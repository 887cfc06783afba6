import type { LakeDocument } from '../documents/document.ts'
import { evaluate, isNode, type Node } from '../query/groq.ts'
import { prepare } from '../query/prepare.ts'
import { parseOrRefuse } from '../query/run-query.ts'
import { viewOfOne } from '../query/view.ts'
import type { Store } from '../store/store.ts'

/** The filter at the start of a query: projections, orders and slices say nothing about a match. */
function filterOf(node: Node): Node {
  if (node.type === 'Filter' && isNode(node['base']) && node['base'].type !== 'Everything') {
    const inner = filterOf(node['base'])
    return { ...node, base: inner }
  }
  if (node.type === 'Filter' || node.type === 'Everything') return node
  return isNode(node['base']) ? filterOf(node['base']) : node
}

/** A function that tells whether a listener's query selects a document. */
export function createMatcher(
  query: string,
  params: Record<string, unknown>,
  store: Store,
): (document: LakeDocument | null) => boolean {
  const filter = filterOf(parseOrRefuse(query, params))
  return (document) => {
    if (!document) return false
    const view = viewOfOne(document, (id) => store.get(id) ?? undefined)
    const { tree, params: all, dereference } = prepare(filter, params, view)
    const result = evaluate(tree, { params: all, dereference })
    return Array.isArray(result) ? result.length > 0 : result !== null
  }
}
