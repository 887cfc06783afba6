/** A JSON number as text: JavaScript numbers would lose digits of long ones. */
export class JsonNumber {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type JsonValue = null | boolean | string | JsonNumber | JsonValue[] | JsonObject
/** A map, as JavaScript objects move integer names to the front. */
export type JsonObject = ReadonlyMap<string, JsonValue>

export const isObject = (value: JsonValue | undefined): value is JsonObject => value instanceof Map

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Parses JSON. Throws a `SyntaxError` when it is invalid. */
export function parseJson(text: string): JsonValue {
  JSON.parse(text)
  // Turns strings and numbers into strings with a distinguishing first letter.
  const marked = text.replaceAll(STRING_OR_NUMBER, (part) =>
    part.startsWith('"') ? `"s${part.slice(1)}` : `"n${part}"`,
  )
  return unmarked(JSON.parse(marked))
}

function unmarked(value: unknown): JsonValue {
  if (typeof value === 'string')
    return value.startsWith('n') ? new JsonNumber(value.slice(1)) : value.slice(1)
  if (Array.isArray(value)) return value.map(unmarked)
  if (typeof value === 'object' && value !== null)
    return new Map(Object.entries(value).map(([name, one]) => [name.slice(1), unmarked(one)]))
  return typeof value === 'boolean' ? value : null
}

/** `value` with line breaks, as `JSON.stringify` writes it with two spaces. */
export function printJson(value: JsonValue, indent = ''): string {
  const deeper = `${indent}  `
  if (value instanceof JsonNumber) return value.text
  if (Array.isArray(value)) {
    return enclosed(
      ['[', ']'],
      value.map((one) => deeper + printJson(one, deeper)),
      indent,
    )
  }
  if (!isObject(value)) return JSON.stringify(value)
  const lines = [...value].map(
    ([name, one]) => `${deeper}${JSON.stringify(name)}: ${printJson(one, deeper)}`,
  )
  return enclosed(['{', '}'], lines, indent)
}

const enclosed = ([open, close]: [string, string], lines: string[], indent: string): string =>
  lines.length === 0 ? open + close : `${open}\n${lines.join(',\n')}\n${indent}${close}`
