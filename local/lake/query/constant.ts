import { isNode } from './groq.ts'

/** The value of an expression that does not depend on the document, or undefined. */
export function constantOf(node: unknown): unknown {
  if (!isNode(node)) return undefined
  if (node.type === 'Value') return node['value']
  if (node.type === 'Group') return constantOf(node['base'])
  if (node.type !== 'Array' || !Array.isArray(node['elements'])) return undefined
  const values = node['elements'].map((element) =>
    isNode(element) && element['isSplat'] === false ? constantOf(element['value']) : undefined,
  )
  return values.includes(undefined) ? undefined : values
}

/** The path `a.b.c` of attributes of the current document; undefined for other expressions. */
export function attributePath(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Group') return attributePath(node['base'])
  if (node.type !== 'AccessAttribute') return undefined
  const name = String(node['name'])
  if (name.includes('.')) return undefined
  if (node['base'] === undefined) return name
  const base = attributePath(node['base'])
  return base === undefined ? undefined : `${base}.${name}`
}
