import { attributePath, isReferencePath } from './constant.ts'
import { isNode, type Node } from './groq.ts'

/** A demand of a nested filter that names something of the outer document, such as `ref._ref == ^._id`. */
export type Join = {
  /** What the value is compared with: a field's path, or null for whatever references it. */
  field: string | null
  /** The outer value, as an expression in the place where the filter stands. */
  value: Node
}

/** `^.a.b` as it reads one scope further out: `a.b`; undefined when it is anything else. */
function outward(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Group') return outward(node['base'])
  if (node.type === 'Parent') {
    const n = Number(node['n'])
    return n === 1 ? { type: 'This' } : { type: 'Parent', n: n - 1 }
  }
  if (node.type !== 'AccessAttribute' || node['base'] === undefined) return undefined
  const base = outward(node['base'])
  return base && { ...node, base }
}

function ofComparison({ op, left, right }: Node): Join | null {
  if (op === 'in') {
    const value = outward(left)
    return value && isReferencePath(right) ? { field: null, value } : null
  }
  if (op !== '==') return null
  for (const [inner, outer] of [
    [left, right],
    [right, left],
  ]) {
    const value = outward(outer)
    const field = attributePath(inner)
    if (value && field !== undefined) return { field, value }
  }
  return null
}

/** The first such demand among those that a filter makes together, or null. */
export function joinOf(filter: unknown): Join | null {
  if (!isNode(filter)) return null
  if (filter.type === 'Group') return joinOf(filter['base'])
  if (filter.type === 'And') return joinOf(filter['left']) ?? joinOf(filter['right'])
  if (filter.type === 'OpCall') return ofComparison(filter)
  const isReferences = filter.type === 'FuncCall' && filter['name'] === 'references'
  const args: unknown[] = isReferences && Array.isArray(filter['args']) ? filter['args'] : []
  const value = args.length === 1 ? outward(args[0]) : undefined
  return value ? { field: null, value } : null
}
