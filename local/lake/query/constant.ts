import { isNode, type Node } from './groq.ts'

/** The value of an expression that does not depend on the document, or undefined. */
export function constantOf(node: unknown, params: Record<string, unknown>): unknown {
  if (!isNode(node)) return undefined
  if (node.type === 'Value') return node['value']
  if (node.type === 'Parameter') return params[String(node['name'])]
  if (node.type === 'Group') return constantOf(node['base'], params)
  if (node.type === 'Array') return constantArray(node, params)
  return undefined
}

function constantArray(node: Node, params: Record<string, unknown>): unknown[] | undefined {
  const elements: unknown[] = Array.isArray(node['elements']) ? node['elements'] : []
  const values = elements.map((element) =>
    isNode(element) && element['isSplat'] === false
      ? constantOf(element['value'], params)
      : undefined,
  )
  return values.includes(undefined) ? undefined : values
}

/** `a.b.c` of attributes read from the current document, or undefined for anything else. */
export function attributePath(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'AccessAttribute') return undefined
  const name = String(node['name'])
  if (node['base'] === undefined) return name
  if (isNode(node['base']) && node['base'].type === 'This') return name
  const base = attributePath(node['base'])
  return base === undefined ? undefined : `${base}.${name}`
}
