import type { Field, Operation } from '../../../content/model/page-data.ts'
import { sentIn } from '../../../content/reference/sent-in.ts'

/** An operation in Stoplight's format (`IHttpOperation`), as far as its console needs it. */
export interface ConsoleOperation {
  id: string
  method: string
  path: string
  request: { query: QueryParameter[]; body?: RequestBody }
  responses: { id: string; code: string; contents: { id: string; mediaType: string }[] }[]
}

interface RequestBody {
  id: string
  contents: BodyContent[]
}

interface QueryParameter {
  id: string
  name: string
  style: 'form'
  required?: boolean
  schema: { type: string; enum?: string[]; default?: string }
  examples?: Sample[]
}

interface BodyContent {
  id: string
  mediaType: string
  examples: Sample[]
}

interface Sample {
  id: string
  key: string
  value: string
}

/**
 * The operation in Stoplight's format, filled in with its first example, so that it can be sent at once. It has no
 * servers, which the reader chooses, and no security, as Stoplight would store its values in the browser.
 */
export function consoleOperation(operation: Operation): ConsoleOperation {
  const { operationId, method, path } = operation
  const sent = method !== 'GET' && requestBody(operation)
  return {
    id: operationId,
    method: method.toLowerCase(),
    path,
    request: {
      query: operation.parameters
        .filter((field) => field.depth === 0 && sentIn(field, operation) === 'query')
        .map((field) => queryParameter(field, workedQuery(operation).get(field.name))),
      ...(sent && { body: sent }),
    },
    // The media type becomes the `Accept` header; with more data, Stoplight would show its own examples.
    responses: [
      { id: '200', code: '200', contents: [{ id: 'json', mediaType: 'application/json' }] },
    ],
  }
}

function requestBody({ requestExamples }: Operation): RequestBody | false {
  // A call without a body has a request line as its example.
  const bodies = requestExamples.filter(({ language }) => language === 'json')
  if (bodies.length === 0) return false
  return {
    id: 'body',
    contents: [
      {
        id: 'json',
        mediaType: 'application/json',
        // As text, which the editor shows unchanged; parsing would lose digits of long numbers.
        examples: bodies.map(({ _key, title, code }) => ({
          id: _key,
          key: title || _key,
          value: code,
        })),
      },
    ],
  }
}

/** Types for which Stoplight has an input; values of other types are sent as typed. */
const shownTypes = new Set(['integer', 'boolean'])

/** Stoplight fills in only required parameters, with the first of default, values and examples. */
function queryParameter(field: Field, worked: string | undefined): QueryParameter {
  const required = field.requirement === 'required'
  const example = worked ?? field.example
  const values = field.values.map(({ value }) => value)
  const first = required && example !== undefined && values.includes(example) ? [example] : []
  return {
    id: field.name,
    name: field.name,
    style: 'form',
    ...(required && { required }),
    schema: {
      type: shownTypes.has(field.type) ? field.type : 'string',
      ...(values.length > 0 && { enum: [...new Set([...first, ...values])] }),
      ...(field.default !== undefined && !required && { default: field.default }),
    },
    ...(example !== undefined && { examples: [{ id: 'example', key: 'example', value: example }] }),
  }
}

/** Values of the first worked request, by name. */
function workedQuery({ requestExamples }: Operation): Map<string, string> {
  const [, query = ''] = requestExamples[0]?.code.split('?', 2) ?? []
  return new Map(
    query.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2)
      // sync-specs escapes only these characters.
      return [name, value.replaceAll(/%(?:20|23|26|2B)/g, decodeURIComponent)]
    }),
  )
}
