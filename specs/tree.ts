import { z } from 'zod'

export const tree = z.record(z.string(), z.unknown())
export type Tree = z.infer<typeof tree>

/** Every object of the tree with the JSON pointer that leads to it; what is `leftOut` is not entered. */
export function objects(
  node: unknown,
  leftOut: readonly string[],
  pointer = '',
): [pointer: string, object: Tree][] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node)
    .filter(([name]) => !leftOut.includes(name))
    .flatMap(([name, child]) => objects(child, leftOut, `${pointer}/${name}`))
  return Array.isArray(node) ? inside : [[pointer, tree.parse(node)], ...inside]
}

/** The schemas without room for fields that they do not name. */
export function closeSchemas(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeSchemas)
  if (typeof schema !== 'object' || schema === null) return schema
  const inside = Object.entries(schema).map(([name, child]) => [name, closeSchemas(child)])
  return {
    ...Object.fromEntries(inside),
    ...('properties' in schema && { additionalProperties: false }),
  }
}
