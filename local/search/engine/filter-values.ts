import { HttpError } from '../http/http-error.ts'
import { type Field, isNumeric } from '../store/schema.ts'
import type { Operator } from './filter.ts'

/** A value of a filter as SQLite compares it with the field's; 400 when it is of another kind. */
export function literal(field: Field, operator: Operator, text: string): string | number {
  if (isNumeric(field)) return number(field, text)
  const isBool = field.type.startsWith('bool')
  if (operator !== ':' && operator !== ':=') {
    throw new HttpError(
      400,
      `Filter field \`${field.name}\` is a ${isBool ? 'bool' : 'string'}: only :, :=, :! and :!= compare it.`,
    )
  }
  if (!isBool) return text
  if (text !== 'true' && text !== 'false') {
    throw new HttpError(
      400,
      `Value of filter field \`${field.name}\`: must be \`true\` or \`false\`.`,
    )
  }
  return text === 'true' ? 1 : 0
}

/** A number of a filter; 400 when it is none. */
export function number(field: Field, text: string): number {
  const value = Number(text)
  if (!isNumeric(field) || text.trim() === '' || !Number.isFinite(value)) {
    throw new HttpError(
      400,
      `Error with filter field \`${field.name}\`: Not a number: \`${text.slice(0, 100)}\`.`,
    )
  }
  return value
}
