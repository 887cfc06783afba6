import type { IndexField } from './schema.ts'

export type Document = Record<string, unknown>

export function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a dotted name; for arrays of objects, the list of their values. */
export function valueAt(value: unknown, name: string): unknown {
  if (isObject(value) && name in value) return value[name]
  const [head = '', ...rest] = name.split('.')
  if (rest.length === 0) return undefined
  const inner = isObject(value) ? value[head] : undefined
  if (Array.isArray(inner)) {
    return inner.map((item) => valueAt(item, rest.join('.'))).filter((item) => item !== undefined)
  }
  return inner === undefined ? undefined : valueAt(inner, rest.join('.'))
}

/** The strings of a text field in a document; none when it is absent. */
export function textsAt(document: Document, field: IndexField): string[] {
  const value = valueAt(document, field.name)
  const list = Array.isArray(value) ? value : [value]
  return list.filter((item) => typeof item === 'string')
}
