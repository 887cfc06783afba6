import type { Fresh, FreshFields } from './fresh.ts'
import { isObject, JsonNumber, type JsonValue } from './json-value.ts'

/** The literal syntax of a language for JSON values. */
export interface Dialect {
  text: (text: string) => string
  words: { null: string; true: string; false: string }
  /** Delimiters of an object in one line. */
  object: readonly [open: string, close: string]
  /** An object without entries, where the delimiters alone would mean something else. */
  emptyObject?: string
  entry: (name: string, value: string) => string
  /** Whether a comma follows the last of several lines. */
  trailingComma: boolean
  /** Columns of one indentation level. */
  step: number
  /** Expressions that generate values in each run. */
  fresh: (kind: Fresh) => string
}

/** Most columns of a line. */
const WIDTH = 72

/** `value` as source code, in one line if short, with generated `fresh` fields; `indent` is its first line's column. */
export function literal(
  value: JsonValue,
  dialect: Dialect,
  fresh: FreshFields,
  indent = 0,
): string {
  const inside = (one: JsonValue) => literal(one, dialect, fresh, indent + dialect.step)
  if (Array.isArray(value)) return enclosed(['[', ']'], value.map(inside), dialect, indent)
  if (value instanceof JsonNumber) return value.text
  if (isObject(value)) {
    const entries = [...value].map(([name, one]) => {
      const kind = fresh.get(name)
      return dialect.entry(name, kind ? dialect.fresh(kind) : inside(one))
    })
    if (entries.length === 0) return dialect.emptyObject ?? '{}'
    return enclosed(dialect.object, entries, dialect, indent)
  }
  if (typeof value === 'string') return dialect.text(value)
  if (typeof value === 'boolean') return dialect.words[value ? 'true' : 'false']
  return dialect.words.null
}

function enclosed(
  [open, close]: readonly [string, string],
  parts: string[],
  { trailingComma, step }: Dialect,
  indent: number,
): string {
  const line = `${open}${parts.join(', ')}${close}`
  if (parts.length === 0 || (indent + line.length <= WIDTH && !line.includes('\n'))) return line
  const space = ' '.repeat(indent)
  const lines = parts.map((part) => `${space}${' '.repeat(step)}${part}`).join(',\n')
  return `${open.trim()}\n${lines}${trailingComma ? ',' : ''}\n${space}${close.trim()}`
}
