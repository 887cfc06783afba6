import { isNode, type Node } from './groq.ts'
import { pick, score, slice } from './source-map-arrays.ts'
import { type Call, evaluateIn, Scope } from './source-map-scope.ts'
import {
  attributeOf,
  found,
  isObject,
  itemsOf,
  listOf,
  NULL,
  type TracedValue,
} from './source-map-value.ts'

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

function nodeIn(node: Node, field: string): Node {
  const inner = node[field]
  if (!isNode(inner)) throw new Error(`groq-js made a ${node.type} without ${field}`)
  return inner
}

/**
 * Evaluates a prepared query like groq-js, and records where each value was read. Only nodes that pass values on are
 * evaluated here; groq-js evaluates conditions, comparisons and computations.
 */
export function trace(tree: Node, call: Call): TracedValue {
  return follow(tree, new Scope(NULL, null), call)
}

function follow(node: Node, scope: Scope, call: Call): TracedValue {
  const base = () => follow(nodeIn(node, 'base'), scope, call)
  switch (node.type) {
    case 'This':
      return scope.value
    case 'Parent':
      return scope.outer(Number(node['n']))
    case 'Group':
      return base()
    case 'AccessAttribute':
      return attributeOf(isNode(node['base']) ? base() : scope.value, String(node['name']))
    case 'AccessElement':
      return itemsOf(base())?.at(Number(node['index'])) ?? NULL
    case 'ArrayCoerce': {
      const value = base()
      return Array.isArray(value.data) ? value : NULL
    }
    case 'Slice':
      return slice(base(), node)
    case 'Filter':
      return pick(node, base(), scope, call)
    case 'PipeFuncCall':
      return node['name'] === 'order'
        ? pick(node, base(), scope, call)
        : score(node, base(), scope, call)
    case 'Map':
    case 'FlatMap':
      return map(node, base(), scope, call)
    case 'Projection': {
      const value = base()
      if (!isObject(value.data)) return NULL
      return follow(nodeIn(node, 'expr'), scope.nested(value), call)
    }
    case 'Deref':
      return dereference(base(), call)
    case 'Object':
      return object(node, scope, call)
    case 'Array':
      return array(node, scope, call)
    case 'Select':
      return select(node, scope, call)
    case 'FuncCall':
      return calling(node, scope, call)
    case 'OpCall':
      return concatenation(node, scope, call)
    default:
      return found(evaluateIn(scope, node, call))
  }
}

function map(node: Node, value: TracedValue, scope: Scope, call: Call): TracedValue {
  const items = itemsOf(value)
  if (!items) return NULL
  const expr = nodeIn(node, 'expr')
  const results = items.map((item) => follow(expr, scope.hidden(item), call))
  if (node.type === 'Map') return listOf(results)
  return listOf(results.flatMap((result) => itemsOf(result) ?? [result]))
}

function dereference({ data }: TracedValue, call: Call): TracedValue {
  const target = isObject(data) ? data['_ref'] : undefined
  return typeof target === 'string' ? found(call.dereference({ _ref: target })) : NULL
}

function object(node: Node, scope: Scope, call: Call): TracedValue {
  const data: Record<string, unknown> = {}
  const fields = new Map<string, TracedValue>()
  for (const attribute of nodesIn(node['attributes'])) {
    const condition = attribute['condition']
    if (isNode(condition) && evaluateIn(scope, condition, call) !== true) continue
    const value = follow(nodeIn(attribute, 'value'), scope, call)
    if (attribute.type === 'ObjectAttributeValue') {
      const name = String(attribute['name'])
      data[name] = value.data
      fields.set(name, value)
    } else if (isObject(value.data)) {
      Object.assign(data, value.data)
      for (const name of Object.keys(value.data)) fields.set(name, attributeOf(value, name))
    }
  }
  return { data, fields }
}

function array(node: Node, scope: Scope, call: Call): TracedValue {
  return listOf(
    nodesIn(node['elements']).flatMap((element) => {
      const value = follow(nodeIn(element, 'value'), scope, call)
      return element['isSplat'] === true ? (itemsOf(value) ?? []) : [value]
    }),
  )
}

function select(node: Node, scope: Scope, call: Call): TracedValue {
  const chosen = nodesIn(node['alternatives']).find(
    (alternative) => evaluateIn(scope, nodeIn(alternative, 'condition'), call) === true,
  )
  if (chosen) return follow(nodeIn(chosen, 'value'), scope, call)
  return isNode(node['fallback']) ? follow(node['fallback'], scope, call) : NULL
}

function calling(node: Node, scope: Scope, call: Call): TracedValue {
  const args = nodesIn(node['args'])
  const name = `${node['namespace']}::${node['name']}`
  if (name === 'global::coalesce') {
    for (const arg of args) {
      const value = follow(arg, scope, call)
      if (value.data !== null) return value
    }
    return NULL
  }
  const [list] = args
  if (list && (name === 'array::compact' || name === 'array::unique'))
    return pick(node, follow(list, scope, call), scope, call)
  return found(evaluateIn(scope, node, call))
}

/** Traces the concatenation of arrays or objects, whose parts keep their origins. */
function concatenation(node: Node, scope: Scope, call: Call): TracedValue {
  if (node['op'] !== '+') return found(evaluateIn(scope, node, call))
  const left = follow(nodeIn(node, 'left'), scope, call)
  const right = follow(nodeIn(node, 'right'), scope, call)
  const [first, second] = [itemsOf(left), itemsOf(right)]
  if (first && second) return listOf([...first, ...second])
  const given = { ' left': left.data, ' right': right.data }
  const tree: Node = {
    type: 'OpCall',
    op: '+',
    left: { type: 'Parameter', name: ' left' },
    right: { type: 'Parameter', name: ' right' },
  }
  const data = evaluateIn(scope, tree, call, given)
  if (!isObject(data) || !isObject(left.data)) return found(data)
  const fields = Object.keys(data).map((name): [string, TracedValue] => {
    const from = isObject(right.data) && Object.hasOwn(right.data, name) ? right : left
    return [name, attributeOf(from, name)]
  })
  return { data, fields: new Map(fields) }
}
