import type { Field } from '../model/page-data.ts'

export interface FieldNode {
  field: Field
  /** Fields nested inside this one. */
  inner: FieldNode[]
}

/** Turns fields in reading order into a tree: a field's parent is the nearest shallower field before it. */
export function fieldTree(fields: readonly Field[]): FieldNode[] {
  const top: FieldNode[] = []
  const open: FieldNode[] = []
  for (const field of fields) {
    while (open.length > 0 && (open.at(-1)?.field.depth ?? 0) >= field.depth) open.pop()
    const node = { field, inner: [] }
    const siblings = open.at(-1)?.inner ?? top
    siblings.push(node)
    open.push(node)
  }
  return top
}

const ORDER: Record<Field['requirement'], number> = { required: 0, conditional: 1, optional: 2 }

/** Sorts required before conditional before optional fields, otherwise keeping the order. */
export const requiredFirst = (nodes: readonly FieldNode[]): FieldNode[] =>
  nodes
    .map(({ field, inner }) => ({ field, inner: requiredFirst(inner) }))
    .toSorted((a, b) => ORDER[a.field.requirement] - ORDER[b.field.requirement])
