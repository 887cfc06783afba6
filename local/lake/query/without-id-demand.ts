import { attributePath, constantOf } from './constant.ts'
import { isNode, type Node } from './groq.ts'

const TRUE: Node = { type: 'Value', value: true }

/**
 * The filter without `_id in [...]` among what it demands together: the candidates are those very
 * documents, and comparing every one with a long list takes time with the square of its length.
 */
export function withoutIdDemand(filter: Node): Node {
  const inner = filter['base']
  if (filter.type === 'Group' && isNode(inner)) return withoutIdDemand(inner)
  if (filter.type === 'And') {
    const { left, right } = filter
    if (!isNode(left) || !isNode(right)) return filter
    return { ...filter, left: withoutIdDemand(left), right: withoutIdDemand(right) }
  }
  if (filter['op'] !== 'in' || attributePath(filter['left']) !== '_id') return filter
  return Array.isArray(constantOf(filter['right'])) ? TRUE : filter
}
