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

/** JSON in ASCII, which no file encoding changes, for languages that embed it; with placeholders for `fresh` fields. */
export const jsonText = (value: JsonValue, fresh: FreshFields = new Map()): string =>
  literal(value, json, fresh)

/** Numbers that JavaScript, PHP, Python and Ruby, which parse them, all write alike. */
const PORTABLE_NUMBER = /^(?:0|-?[1-9]\d{0,14}|-?(?:0|[1-9]\d{0,8})\.\d{0,3}[1-9])$/

/** Whether each language's JSON library writes the value in this form. */
function isPortable(value: JsonValue): boolean {
  if (value instanceof JsonNumber) return PORTABLE_NUMBER.test(value.text)
  if (Array.isArray(value)) return value.every(isPortable)
  // JavaScript moves integer names to the front, and PHP makes a list of them.
  return (
    !isObject(value) || [...value].every(([name, one]) => !/^-?\d+$/.test(name) && isPortable(one))
  )
}

/** `value` as JSON in one line, if some language's JSON library would write it differently. */
export const verbatimJson = (value: JsonValue): string | undefined =>
  isPortable(value) ? undefined : jsonText(value).replaceAll(/\n */g, ' ')
