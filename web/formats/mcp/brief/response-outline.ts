import type { Field } from '../../../content/model/page-data.ts'
import { type FieldNode, fieldTree } from '../../../content/reference/field-tree.ts'

/**
 * The names of response fields, nested ones in braces, positions of an array in brackets: `list[]{symbol, price}`,
 * `list[][startTime, openPrice]`.
 */
export const responseOutline = (fields: readonly Field[]): string =>
  fieldTree(fields).map(outline).join(', ')

const isPlace = ({ field }: FieldNode): boolean => /\[\d+\]$/.test(field.path)

function outline({ field, inner }: FieldNode): string {
  const name = field.type === 'array' ? `${field.name}[]` : field.name
  if (inner.length === 0) return name
  const names = inner.map(outline).join(', ')
  return inner.every(isPlace) ? `${name}[${names}]` : `${name}{${names}}`
}
