import { parse, type SchemaType, type TypeNode, typeEvaluate, unparse } from 'groq-js'

/** Of a query's syntax tree. */
interface Node {
  type: string
  [part: string]: unknown
}

/** Where a node is: what the whole query becomes with another in its place. */
type Place = (node: Node) => Node

/**
 * What a query asks for and no document of `model` has, as GROQ: fields, also those that it only
 * filters or sorts by, and filters that nothing can pass. What the model does not know counts as there.
 */
export function unknownFields(query: string, model: SchemaType): string[] {
  // The bounds of a slice are all that has to be known.
  const tree: unknown = parse(query.replace(/\.\.\$\w+/g, '..1'))
  return inNode(tree, (node) => node, model)
}

function inNode(node: unknown, place: Place, model: SchemaType): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => inNode(one, place, model))
  if (!isNode(node) || node.type === 'Value') return []
  const { base, expr, args, ...rest } = node
  const inside = placeInside(node, place)
  const found = inNode(base, place, model)
  // What comes after something unknown is unknown too, and says no more.
  if (found.length > 0) return found
  found.push(...inNode(expr, inside, model), ...inNode(args, inside, model))
  found.push(...Object.values(rest).flatMap((part) => inNode(part, place, model)))
  const isAsked = node.type === 'AccessAttribute' || node.type === 'Filter'
  if (found.length > 0 || !isAsked || canHold(typeEvaluate(place(node), model))) return found
  return [unparse(node)]
}

/** Where `expr` and the arguments of a node are, as what they name belongs to each of its `base`. */
function placeInside(node: Node, place: Place): Place {
  if (['Map', 'FlatMap', 'Projection'].includes(node.type))
    return (expr) => place({ ...node, expr })
  if (node.type !== 'Filter' && node.type !== 'PipeFuncCall') return place
  // A projection, so that `^` leads out of it as out of the filter.
  const each = (expr: Node) => ({ type: 'Projection', base: { type: 'This' }, expr })
  return (expr) => place({ type: 'Map', base: node['base'], expr: each(expr) })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Whether there can be a value of this type that is not null. */
function canHold(type: TypeNode): boolean {
  if (type.type === 'union') return type.of.some(canHold)
  return type.type === 'array' ? canHold(type.of) : type.type !== 'null'
}
