import { type Condition, fieldCondition, type Scalar } from '../store/condition.ts'
import { attributePath, constantOf, isReferencePath } from './constant.ts'
import { isNode, type Node } from './groq.ts'

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const stringsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string')

function equals(attribute: unknown, constant: unknown): Condition | null {
  const values: unknown[] = Array.isArray(constant) ? constant : [constant]
  const path = attributePath(attribute)
  // Ids are strings, so whatever else stands in the list matches none.
  if (path === '_id') return { kind: 'id', ids: stringsIn(values) }
  // A document in a perspective's clothes is stored under its own id.
  if (path === '_originalId') return null
  if (path !== undefined && values.every(isScalar)) return fieldCondition(path, values)
  if (isReferencePath(attribute) && values.every((value) => typeof value === 'string'))
    return referenceCondition(stringsIn(values))
  return null
}

const referenceCondition = (targets: string[]): Condition | null =>
  targets.every((id) => id.isWellFormed() && !id.includes('\0'))
    ? { kind: 'reference', targets }
    : null

/** `_id in path("drafts.**")` by what stands before the first wildcard. */
function inPath(left: unknown, right: unknown): Condition | null {
  if (!isNode(right) || right['name'] !== 'path' || attributePath(left) !== '_id') return null
  const pattern = constantOf(Array.isArray(right['args']) ? right['args'][0] : undefined)
  if (typeof pattern !== 'string') return null
  const [prefix = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return { kind: 'id', ids: [prefix] }
  return prefix === '' ? null : { kind: 'idPrefix', prefix }
}

function ofComparison({ op, left, right }: Node): Condition | null {
  const [leftValue, rightValue] = [constantOf(left), constantOf(right)]
  if (op === '==') {
    if (rightValue !== undefined && !Array.isArray(rightValue)) return equals(left, rightValue)
    if (leftValue !== undefined && !Array.isArray(leftValue)) return equals(right, leftValue)
  }
  if (op === '>' && attributePath(left) === '_id' && typeof rightValue === 'string')
    return /^[\w.-]*$/.test(rightValue) ? { kind: 'idAfter', after: rightValue } : null
  if (op !== 'in') return null
  if (Array.isArray(rightValue)) return equals(left, rightValue)
  // `$id in list[]._ref`
  if (typeof leftValue === 'string' && isReferencePath(right))
    return referenceCondition([leftValue])
  return inPath(left, right)
}

function ofCall(node: Node): Condition | null {
  const args: unknown[] = Array.isArray(node['args']) ? node['args'] : []
  const values = args.map((arg) => constantOf(arg))
  const name = `${node['namespace']}::${node['name']}`
  const [release] = values
  if (name === 'sanity::partOfRelease' && typeof release === 'string')
    return { kind: 'idPrefix', prefix: `versions.${release}.` }
  if (name !== 'global::references' || values.includes(undefined)) return null
  return referenceCondition(values.flatMap(stringsIn))
}

function together(kind: 'and' | 'or', left: Condition | null, right: Condition | null) {
  if (left && right) return { kind, parts: [left, right] }
  return kind === 'and' ? (left ?? right) : null
}

/** What a filter demands of a document that the tables of the store can tell, or null. */
export function conditionOf(filter: unknown): Condition | null {
  if (!isNode(filter)) return null
  switch (filter.type) {
    case 'Group':
      return conditionOf(filter['base'])
    case 'OpCall':
      return ofComparison(filter)
    case 'FuncCall':
      return ofCall(filter)
    case 'And':
      return together('and', conditionOf(filter['left']), conditionOf(filter['right']))
    case 'Or':
      return together('or', conditionOf(filter['left']), conditionOf(filter['right']))
    default:
      return null
  }
}
