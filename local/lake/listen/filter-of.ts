import { badRequest } from '../http/errors.ts'
import { isNode, type Node } from '../query/groq.ts'

/**
 * The filter at the start of a query: what follows it, as projections, orders and slices, says
 * nothing about a match. Throws 400 when the query does not start with documents.
 */
export function filterOf(node: Node): Node {
  const { base } = node
  if (node.type === 'Everything') return node
  if (!isNode(base))
    throw badRequest('A listener hears of documents: its query must start with * or *[filter]')
  if (node.type === 'Filter' && base.type !== 'Everything') return { ...node, base: filterOf(base) }
  return node.type === 'Filter' ? node : filterOf(base)
}

/** The expressions of filters that follow each other, as one that demands them all; null for `*`. */
export function demandOf(filter: Node): Node | null {
  if (filter.type !== 'Filter' || !isNode(filter['expr']) || !isNode(filter['base'])) return null
  const earlier = demandOf(filter['base'])
  return earlier ? { type: 'And', left: earlier, right: filter['expr'] } : filter['expr']
}

/** Whether an expression asks for nothing but the document itself, so that its past can be matched. */
export function isOfDocumentAlone(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isOfDocumentAlone)
  if (!isNode(node) || node.type === 'Value') return true
  if (node.type === 'Deref' || node.type === 'Everything' || node['name'] === 'now') return false
  return Object.values(node).every(isOfDocumentAlone)
}
