import type { Node } from './groq.ts'
import { type Call, evaluateIn, type Scope } from './source-map-scope.ts'
import {
  attributeOf,
  found,
  isObject,
  itemsOf,
  listOf,
  NULL,
  type TracedValue,
} from './source-map-value.ts'

/**
 * Traces the result of a filter, order or similar back to its elements: each value of the result is one of them. Equal
 * values keep their order or are treated alike, so the n-th of them in the result is the n-th among the elements.
 */
function traceBack(items: readonly TracedValue[], result: readonly unknown[]): TracedValue {
  const places = new Map<unknown, TracedValue[]>()
  for (const item of items) {
    const same = places.get(item.data)
    if (same) same.push(item)
    else places.set(item.data, [item])
  }
  const taken = new Map<unknown, number>()
  const traced = result.map((data) => {
    const count = taken.get(data) ?? 0
    taken.set(data, count + 1)
    return places.get(data)?.[count] ?? { data }
  })
  return listOf(traced)
}

/** The node's result for an array whose value is already known. */
function applied(node: Node, data: unknown, scope: Scope, call: Call): unknown {
  const known: Node = { type: 'Parameter', name: ' base' }
  const tree = node.type === 'FuncCall' ? { ...node, args: [known] } : { ...node, base: known }
  return evaluateIn(scope, tree, call, { ' base': data })
}

/** Traces a filter, an order, or a function that drops elements. */
export function pick(node: Node, value: TracedValue, scope: Scope, call: Call): TracedValue {
  if (!Array.isArray(value.data)) return NULL
  const result = applied(node, value.data, scope, call)
  if (!Array.isArray(result)) return NULL
  // Elements without a location, such as documents, are identified by themselves.
  if (!value.items && !value.origin) return found(result)
  return traceBack(itemsOf(value) ?? [], result)
}

/** Traces `score()`, which copies its elements. */
export function score(node: Node, value: TracedValue, scope: Scope, call: Call): TracedValue {
  const scored = (itemsOf(value) ?? []).flatMap((item) => {
    const result = applied(node, [item.data], scope, call)
    const data: unknown = Array.isArray(result) ? result[0] : undefined
    return isObject(data) ? [{ item, data, score: Number(data['_score']) }] : []
  })
  if (!Array.isArray(value.data)) return NULL
  scored.sort((a, b) => b.score - a.score)
  return listOf(
    scored.map(({ item, data }) => {
      const names = Object.keys(data).filter((name) => name !== '_score')
      const fields = new Map(names.map((name) => [name, attributeOf(item, name)]))
      return { data, fields }
    }),
  )
}

export function slice(value: TracedValue, { left, right, isInclusive }: Node): TracedValue {
  const items = itemsOf(value)
  if (!items) return NULL
  const place = (bound: unknown, more: number) => {
    const index = Number(bound)
    return Math.max(0, (index < 0 ? items.length + index : index) + more)
  }
  return listOf(items.slice(place(left, 0), place(right, isInclusive === true ? 1 : 0)))
}
