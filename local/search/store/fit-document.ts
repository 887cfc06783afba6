import { HttpError } from '../http/http-error.ts'
import type { Collection } from './collection.ts'
import { type Document, isObject, valueAt } from './document.ts'
import type { Field } from './schema.ts'

export const DIRTY_VALUES = ['coerce_or_reject', 'coerce_or_drop', 'drop', 'reject'] as const
/** What to do with a value that is not of its field's type. */
export type DirtyValues = (typeof DIRTY_VALUES)[number]

/** The document as the schema wants it; throws 400 for what cannot be made so. */
export function fitDocument(
  collection: Collection,
  document: Document,
  dirty: DirtyValues,
): Document {
  let fitted = document
  for (const field of collection.schema.fields) {
    if (!field.index) continue
    const value = valueAt(fitted, field.name)
    if (value === undefined || value === null) {
      if (field.optional) continue
      throw new HttpError(
        400,
        `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
      )
    }
    refuseListOfObjects(fitted, field)
    if (fits(field, value)) continue
    const coerced = dirty.startsWith('coerce') ? coerce(field, value) : undefined
    if (coerced !== undefined) fitted = withValue(fitted, field.name.split('.'), coerced)
    else if (dirty.endsWith('drop') && field.optional)
      fitted = withValue(fitted, field.name.split('.'), undefined)
    else throw new HttpError(400, `Field \`${field.name}\` must be ${kind(field)}.`)
  }
  return fitted
}

function refuseListOfObjects(document: Document, { name }: Field): void {
  const parts = name.split('.')
  for (let length = 1; length < parts.length; length++) {
    const parent = valueAt(document, parts.slice(0, length).join('.'))
    if (Array.isArray(parent)) {
      throw new HttpError(
        501,
        `Field \`${name}\` lies in a list of objects, which the local search server does not serve.`,
      )
    }
  }
}

const baseOf = ({ type }: Field) => type.replace('[]', '')
const isList = ({ type }: Field) => type.endsWith('[]')

function kind(field: Field): string {
  const base = baseOf(field)
  if (isList(field)) return `an array of ${base}`
  return `${/^[aeiou]/.test(base) ? 'an' : 'a'} ${base}`
}

function fits(field: Field, value: unknown): boolean {
  if (!isList(field)) return isOfType(value, baseOf(field))
  return Array.isArray(value) && value.every((item) => isOfType(item, baseOf(field)))
}

const INT32 = 2 ** 31

function isOfType(value: unknown, type: string): boolean {
  if (type === 'string') return typeof value === 'string'
  if (type === 'bool') return typeof value === 'boolean'
  if (type === 'object') return isObject(value)
  if (typeof value !== 'number') return false
  if (type === 'float') return true
  if (!Number.isSafeInteger(value)) return false
  return type === 'int64' || (value >= -INT32 && value < INT32)
}

function coerce(field: Field, value: unknown): unknown {
  const base = baseOf(field)
  if (!isList(field)) return coerceOne(base, value)
  const items = (Array.isArray(value) ? value : [value]).map((item) => coerceOne(base, item))
  return items.includes(undefined) ? undefined : items
}

function coerceOne(type: string, value: unknown): unknown {
  if (isOfType(value, type)) return value
  if (type === 'string')
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
  if (type === 'bool') {
    if (value === 'true' || value === 1) return true
    return value === 'false' || value === 0 ? false : undefined
  }
  const number =
    typeof value === 'boolean'
      ? Number(value)
      : typeof value === 'string' && value.trim() !== ''
        ? Number(value)
        : value
  const whole = typeof number === 'number' && type !== 'float' ? Math.trunc(number) : number
  return typeof whole === 'number' && Number.isFinite(whole) && isOfType(whole, type)
    ? whole
    : undefined
}

/** A copy with the value at that path, or without it when it is undefined. */
function withValue(document: Document, path: readonly string[], value: unknown): Document {
  const [head = '', ...rest] = path
  const whole = path.join('.')
  if (rest.length === 0 || whole in document) {
    const { [rest.length === 0 ? head : whole]: _, ...others } = document
    return value === undefined ? others : { ...others, [rest.length === 0 ? head : whole]: value }
  }
  const inner = document[head]
  return isObject(inner) ? { ...document, [head]: withValue(inner, rest, value) } : document
}
