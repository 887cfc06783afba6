import { isNode, type Node } from './groq.ts'

/** The value of an expression that does not depend on the document, or undefined. */
export function constantOf(node: unknown): unknown {
  if (!isNode(node)) return undefined
  if (node.type === 'Value') return node['value']
  if (node.type === 'Group') return constantOf(node['base'])
  if (node.type === 'Array') return constantArray(node)
  return undefined
}

function constantArray(node: Node): unknown[] | undefined {
  const elements: unknown[] = Array.isArray(node['elements']) ? node['elements'] : []
  const values = elements.map((element) =>
    isNode(element) && element['isSplat'] === false ? constantOf(element['value']) : undefined,
  )
  return values.includes(undefined) ? undefined : values
}

/** `a.b.c` of attributes read from the current document, or undefined for anything else. */
export function attributePath(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Group') return attributePath(node['base'])
  if (node.type !== 'AccessAttribute') return undefined
  const name = String(node['name'])
  if (name.includes('.')) return undefined
  if (node['base'] === undefined) return name
  if (isNode(node['base']) && node['base'].type === 'This') return name
  const base = attributePath(node['base'])
  return base === undefined ? undefined : `${base}.${name}`
}

/** Whether the expression gives the `_ref` of references that stand in the current document. */
export function isReferencePath(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Group') return isReferencePath(node['base'])
  if (node.type === 'AccessAttribute')
    return node['name'] === '_ref' && node['base'] !== undefined && isWithin(node['base'])
  return node.type === 'Map' && isReferencePath(node['expr']) && isWithin(node['base'])
}

/** Only steps that lead from the current document to its parts. */
function isWithin(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'This') return true
  if (node.type === 'AccessAttribute') return node['base'] === undefined || isWithin(node['base'])
  if (node.type === 'Map' || node.type === 'FlatMap')
    return isWithin(node['base']) && isWithin(node['expr'])
  return node.type === 'ArrayCoerce' && isWithin(node['base'])
}
