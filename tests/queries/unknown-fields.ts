import { parse, type SchemaType, type TypeNode, typeEvaluate, unparse } from 'groq-js'

/** A node of a query's syntax tree. */
interface Node {
  type: string
  [part: string]: unknown
}

/** The position of a node: returns the whole query with another node in its place. */
type ReplaceNode = (node: Node) => Node

/**
 * Names in a query that no document of `model` has, as GROQ: fields, including those that only filter or sort, and
 * filters that match nothing. Types that the model does not know count as present.
 */
export function unknownFields(query: string, model: SchemaType): string[] {
  // Only the number of a slice's bounds matters.
  const tree: unknown = parse(query.replace(/\.\.\$\w+/g, '..1'))
  return inNode(tree, (node) => node, model)
}

function inNode(node: unknown, place: ReplaceNode, model: SchemaType): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => inNode(one, place, model))
  if (!isNode(node) || node.type === 'Value') return []
  const { base, expr, args, ...rest } = node
  const inside = placeInside(node, place)
  const found = inNode(base, place, model)
  // Parts after an unknown name are unknown too, and are not reported.
  if (found.length > 0) return found
  found.push(...inNode(expr, inside, model), ...inNode(args, inside, model))
  found.push(...Object.values(rest).flatMap((part) => inNode(part, place, model)))
  const isAsked = node.type === 'AccessAttribute' || node.type === 'Filter'
  if (found.length > 0 || !isAsked || canHold(typeEvaluate(place(node), model))) return found
  return [unparse(node)]
}

/** The positions of `expr` and the arguments of a node, whose names belong to each element of its `base`. */
function placeInside(node: Node, place: ReplaceNode): ReplaceNode {
  if (['Map', 'FlatMap', 'Projection'].includes(node.type))
    return (expr) => place({ ...node, expr })
  if (node.type !== 'Filter' && node.type !== 'PipeFuncCall') return place
  // Uses a projection, so that `^` refers to the same scope as in the filter.
  const each = (expr: Node) => ({ type: 'Projection', base: { type: 'This' }, expr })
  return (expr) => place({ type: 'Map', base: node['base'], expr: each(expr) })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Whether a value of this type can be other than null. */
function canHold(type: TypeNode): boolean {
  if (type.type === 'union') return type.of.some(canHold)
  return type.type === 'array' ? canHold(type.of) : type.type !== 'null'
}
