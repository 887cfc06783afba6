import type { Field } from '../model/page-data.ts'

export interface FieldNode {
  field: Field
  /** The fields that are inside this one. */
  inner: FieldNode[]
}

/** Fields in reading order as a tree: a deeper one belongs to the nearest before it that is not. */
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

/** What must be sent before what may be; those alike keep their order. */
export const requiredFirst = (nodes: readonly FieldNode[]): FieldNode[] =>
  nodes
    .map(({ field, inner }) => ({ field, inner: requiredFirst(inner) }))
    .toSorted((a, b) => ORDER[a.field.requirement] - ORDER[b.field.requirement])
