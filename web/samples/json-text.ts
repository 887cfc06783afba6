import { type FreshFields, freshMark } from './fresh.ts'
import { isObject, JsonNumber, type JsonValue } from './json-value.ts'
import { type Dialect, literal } from './literal.ts'
import { asciiText } from './quotes.ts'

const json: Dialect = {
  text: asciiText,
  words: { null: 'null', true: 'true', false: 'false' },
  object: ['{ ', ' }'],
  entry: (name, value) => `${asciiText(name)}: ${value}`,
  trailingComma: false,
  step: 2,
  fresh: freshMark,
}

/**
 * A value as JSON for languages that hold it as text, in ASCII so that no encoding of a file changes it,
 * with marks in the places of `fresh`.
 */
export const jsonText = (value: JsonValue, fresh: FreshFields = new Map()): string =>
  literal(value, json, fresh)

/** Written alike by JavaScript, PHP, Python and Ruby, which hold a number as its value alone. */
const PORTABLE_NUMBER = /^(?:0|-?[1-9]\d{0,14}|-?(?:0|[1-9]\d{0,8})\.\d{0,3}[1-9])$/

/** Whether each language that makes JSON of its own values makes this of it. */
function isPortable(value: JsonValue): boolean {
  if (value instanceof JsonNumber) return PORTABLE_NUMBER.test(value.text)
  if (Array.isArray(value)) return value.every(isPortable)
  // JavaScript puts such names first, and PHP makes a list of them.
  return (
    !isObject(value) || [...value].every(([name, one]) => !/^-?\d+$/.test(name) && isPortable(one))
  )
}

/** `value` as JSON in one line, where some language would not make it of a value of its own. */
export const verbatimJson = (value: JsonValue): string | undefined =>
  isPortable(value) ? undefined : jsonText(value).replaceAll(/\n */g, ' ')
