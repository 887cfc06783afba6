import {
  isObject,
  JsonNumber,
  type JsonObject,
  type JsonValue,
  printJson,
} from '../../../samples/json-value.ts'
import type { BodyField } from './body-field.ts'

/** The path to a value in the body: names of properties, indexes of items. */
export type Path = readonly (string | number)[]

/** `body` with `value` at `path`; undefined removes it, with containers that become empty. */
export function withValue(body: JsonObject, path: Path, value: JsonValue | undefined): JsonObject {
  const changed = changedAt(body, path, value)
  return isObject(changed) ? changed : new Map()
}

function changedAt(
  around: JsonValue | undefined,
  [step, ...rest]: Path,
  value: JsonValue | undefined,
): JsonValue | undefined {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const items = Array.isArray(around) ? around : []
    const item = changedAt(items[step], rest, value)
    // An emptied list item stays, as it has its place among the others.
    const kept = item ?? (rest.length > 0 ? new Map() : undefined)
    const changed = items.toSpliced(step, 1, ...(kept === undefined ? [] : [kept]))
    return changed.length > 0 ? changed : undefined
  }
  const object = new Map(isObject(around) ? around : [])
  const inner = changedAt(object.get(step), rest, value)
  if (inner === undefined) object.delete(step)
  else object.set(step, inner)
  return object.size > 0 ? object : undefined
}

/** The text that a form field shows for `value`. */
export function typedText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  return value instanceof JsonNumber ? value.text : printJson(value)
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** The value of a field's text; undefined for an empty one. Text that does not match the field's kind is a string. */
export function typedValue({ kind }: BodyField, text: string): JsonValue | undefined {
  if (text === '') return undefined
  if (kind === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true'
  return (kind === 'number' || kind === 'integer') && NUMBER.test(text)
    ? new JsonNumber(text)
    : text
}
