import { type FreshFields, freshFields } from './fresh.ts'
import { verbatimJson } from './json-text.ts'
import { isObject, type JsonValue, parseJson } from './json-value.ts'

/** The facts about an operation that a program needs to call it. */
export interface SampledOperation {
  /** HTTP method in capitals. */
  method: string
  path: string
  auth: boolean
  parameters: SampledField[]
  /** A line above the program. */
  warning?: string | undefined
}

export interface SampledField {
  name: string
  /** Where the field is sent. */
  in?: string
  format?: string
}

/** An example request: JSON, or an address with a query. */
export interface SampledExample {
  language: string
  code: string
}

/** An example request, parsed for the programs that send it. */
export interface SampleRequest {
  /** HTTP method in capitals. */
  method: string
  /** Base URL and path. It and the query can be quoted unchanged in any language. */
  address: string
  signed: boolean
  /** Generated fields of a body. */
  fresh: FreshFields
  /** The encoded query; undefined when there is none. */
  query?: string
  /** The query as names and values, if no name is repeated. */
  pairs?: readonly (readonly [name: string, value: string])[]
  /** A JSON body. */
  json?: { value: JsonValue; verbatim?: string | undefined }
  /** A multipart body with one file. */
  file?: SampleFile
}

/** A file whose texts can be quoted unchanged in any language. */
export interface SampleFile {
  field: string
  name: string
  /** Media type. */
  type: string
}

/** The request for `example` of `operation`, at `base` (`https://api.example`). */
export function sampleRequest(
  operation: SampledOperation,
  example: SampledExample,
  base: string,
): SampleRequest {
  return {
    method: operation.method,
    address: safeAddress(base + operation.path),
    signed: operation.auth,
    fresh: freshFields(operation.parameters),
    ...payload(operation, example),
  }
}

/** The address with its query string. */
export function addressWithQuery({ address, query }: SampleRequest): string {
  return query === undefined ? address : `${address}?${query}`
}

/** Whether only an address is sent. */
export function isPlain({ method, signed, json, file }: SampleRequest): boolean {
  return method === 'GET' && !signed && !json && !file
}

function payload({ parameters }: SampledOperation, { language, code }: SampledExample) {
  if (language !== 'json') {
    const [, query] = /\?(.+)$/s.exec(code) ?? []
    return query === undefined ? {} : { query: safeAddress(query), ...distinctPairs(query) }
  }
  const value = parseJson(code)
  const field = parameters.find(isFile)
  return field
    ? { file: sampleFile(field.name, value) }
    : { json: { value, verbatim: verbatimJson(value) } }
}

function distinctPairs(query: string) {
  const pairs = [...new URLSearchParams(safeAddress(query))]
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? { pairs } : {}
}

/** Whether a request with this field is multipart. */
export const isFile = (field: SampledField) => field.in === 'body' && field.format === 'binary'

/** Whether a program must know this field's format. */
export const isForSamples = (field: SampledField) => isFile(field) || freshFields([field]).size > 0

function sampleFile(field: string, form: JsonValue): SampleFile {
  const given = isObject(form) ? form.get(field) : undefined
  const name = simple(String(given))
  return { field: simple(field), name, type: mediaType(name) }
}

const simple = (name: string) => name.replaceAll(/[^\w.-]/g, '_')

const mediaTypes: Partial<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
}

const mediaType = (file: string) =>
  mediaTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

const unsafe = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9_.~:@,;/?&=+%-]/gu

/**
 * An address or query string in which all characters are percent-encoded that would end a quoted string in some
 * language, or that some client would encode itself: the signed text must be the sent one.
 */
function safeAddress(text: string): string {
  return text.toWellFormed().replaceAll(unsafe, (one) =>
    encodeURIComponent(one).replaceAll(
      // Characters that `encodeURIComponent` leaves unencoded.
      /[!'()*]/g,
      (left) => `%${left.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  )
}
