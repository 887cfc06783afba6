import { HttpError } from '../http/http-error.ts'
import type { Collection } from './collection.ts'
import { type Document, isObject, valueAt } from './document.ts'
import type { IndexField } from './schema.ts'

/** Throws 400 when the document violates the schema. */
export function assertFits(collection: Collection, document: Document): void {
  for (const field of collection.schema.fields) {
    if (!field.index) continue
    const value = valueAt(document, field.name)
    if (value === undefined || value === null) {
      if (field.optional) continue
      throw new HttpError(
        400,
        `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
      )
    }
    refuseListOfObjects(document, field)
    if (!fits(field, value))
      throw new HttpError(400, `Field \`${field.name}\` must be ${kind(field)}.`)
  }
}

function refuseListOfObjects(document: Document, { name }: IndexField): void {
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

const baseOf = ({ type }: IndexField) => type.replace('[]', '')
const isList = ({ type }: IndexField) => type.endsWith('[]')

function kind(field: IndexField): string {
  const base = baseOf(field)
  if (isList(field)) return `an array of ${base}`
  return `${/^[aeiou]/.test(base) ? 'an' : 'a'} ${base}`
}

function fits(field: IndexField, value: unknown): boolean {
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
