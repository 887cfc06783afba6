import type { Operation } from '../../../content/model/page-data.ts'
import {
  isObject,
  type JsonObject,
  type JsonValue,
  parseJson,
} from '../../../samples/json-value.ts'

/** A parsed request. */
export interface ReadRequest {
  /** The whole input, in any form. */
  content: JsonValue
  parameters: JsonObject
  /** The part that is signed, exactly as sent. */
  sent: { queryString: string } | { body: string }
}

/** The forms in which a tool accepts a request: a query, an address with one, JSON, or an object. */
export type RequestArgument = string | Record<string, unknown>

/** Throws a `SyntaxError` when the input is no request of `operation`; its message is for the caller. */
export function readRequest({ method }: Operation, given: RequestArgument): ReadRequest {
  const text = typeof given === 'string' ? given.trim() : JSON.stringify(given)
  const json = text.startsWith('{') || text.startsWith('[') ? parsed(text) : undefined
  if (method !== 'GET') {
    if (!isObject(json)) throw new SyntaxError('The body of this operation is an object of JSON.')
    return { content: json, parameters: json, sent: { body: text } }
  }
  if (json === undefined) {
    const queryString = text.replace(/^[^?]*\?|^[A-Z]+ \S*$|^(?:https?:\/)?\/\S*$/, '')
    const parameters = new Map(new URLSearchParams(queryString))
    return { content: parameters, parameters, sent: { queryString } }
  }
  if (!isObject(json))
    throw new SyntaxError('The parameters of this operation are names with values.')
  const pairs = [...json].map(([name, value]) => [name, queryValue(value)] as const)
  const queryString = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return { content: json, parameters: new Map(pairs), sent: { queryString } }
}

const queryValue = (value: JsonValue): string => {
  if (typeof value === 'string') return value
  return isObject(value) || Array.isArray(value) || value === null ? '' : String(valueText(value))
}

const valueText = (value: Exclude<JsonValue, null | JsonValue[] | JsonObject>) =>
  typeof value === 'object' ? value.text : value

function parsed(text: string): JsonValue {
  try {
    return parseJson(text)
  } catch (cause) {
    // The parser's message quotes the input, which may hold a secret.
    throw new SyntaxError('The request is no JSON.', { cause })
  }
}
