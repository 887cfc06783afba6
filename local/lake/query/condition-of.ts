import type { Condition } from '../store/select-ids.ts'
import { attributePath, constantOf } from './constant.ts'
import { isNode, type Node } from './groq.ts'

const stringsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string')

function ofComparison({ op, left, right }: Node): Condition | null {
  const value = constantOf(right)
  const isList = Array.isArray(value)
  if (value === undefined || !(op === 'in' ? isList : op === '==' && !isList)) return null
  const path = attributePath(left)
  const values: unknown[] = isList ? value : [value]
  // Ids are strings, so other values in the list match nothing.
  if (path === '_id') return { kind: 'id', ids: stringsIn(values) }
  return path !== undefined && isStored(path) && values.every(isComparable)
    ? { kind: 'field', field: path, values }
    : null
}

const NAME = /^[a-zA-Z_][a-zA-Z_0-9]*$/
/** Fields that are not in the table of fields, or differ between perspectives. */
const CHANGING = ['_originalId', '_rev', '_createdAt', '_updatedAt']

const isStored = (path: string): boolean =>
  path.length <= 100 && !CHANGING.includes(path) && path.split('.').every((name) => NAME.test(name))

/** Whether the field table contains the value, and SQLite compares it like JavaScript. */
function isComparable(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.isWellFormed() &&
    !value.includes('\0') &&
    Buffer.byteLength(value) <= 512
  )
}

function ofCall({ namespace, name, args }: Node): Condition | null {
  if (`${namespace}::${name}` !== 'global::references' || !Array.isArray(args)) return null
  const values = args.map((arg) => constantOf(arg))
  if (values.includes(undefined)) return null
  const targets = values.flatMap(stringsIn)
  return targets.every(isComparable) ? { kind: 'reference', targets } : null
}

/** Estimated number of matches: ids first, then indexed fields, then whole types. */
function cost(condition: Condition): number {
  if (condition.kind === 'id') return 0
  if (condition.kind === 'any') return Math.max(...condition.of.map(cost))
  if (condition.kind === 'reference') return 2
  return condition.field === '_type' ? 3 : 1
}

/**
 * The part of a filter that the store's tables can evaluate, or null. Never stricter than the filter: every document
 * that the filter selects fulfils the condition.
 */
export function conditionOf(filter: unknown): Condition | null {
  if (!isNode(filter)) return null
  if (filter.type === 'Group') return conditionOf(filter['base'])
  if (filter.type === 'OpCall') return ofComparison(filter)
  if (filter.type === 'FuncCall') return ofCall(filter)
  if (filter.type !== 'And' && filter.type !== 'Or') return null
  const parts = [conditionOf(filter['left']), conditionOf(filter['right'])].filter(
    (part) => part !== null,
  )
  if (filter.type === 'Or') return parts.length === 2 ? { kind: 'any', of: parts } : null
  return parts.sort((a, b) => cost(a) - cost(b))[0] ?? null
}
