import {
  isObject,
  type JsonObject,
  type JsonValue,
  parseJson,
} from '../../../samples/json-value.ts'

/** A parsed body, or the reason why the form cannot show it. */
export type ReadBody = { value: JsonObject; fault?: never } | { fault: 'notJson' | 'notObject' }

export function readBody(text: string): ReadBody {
  const value = parsed(text)
  if (value === undefined) return { fault: 'notJson' }
  return isObject(value) ? { value } : { fault: 'notObject' }
}

function parsed(text: string): JsonValue | undefined {
  try {
    return parseJson(text)
  } catch {
    // Incomplete or invalid JSON.
    return undefined
  }
}
