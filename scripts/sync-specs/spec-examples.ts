import type { SpecOperation } from './spec.ts'
import type { OperationDocument, RequestExample } from './types.ts'

/** `x-request-examples`, else the body's examples, else one made of the parameters' examples. */
export function requestExamples(
  method: string,
  path: string,
  operation: SpecOperation,
): RequestExample[] {
  const written = operation['x-request-examples']
  if (written) {
    return written.map(({ summary, query, body }, index) =>
      body === undefined
        ? requestLine(`${index}`, summary, method, path, Object.entries(query ?? {}))
        : requestBody(`${index}`, summary, body),
    )
  }
  const bodies = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {})
  if (bodies.length > 0) {
    return bodies.map(([key, { summary, value }]) => requestBody(key, summary ?? key, value))
  }
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .map((parameter): [string, unknown] => [parameter.name, parameter.example])
  if (operation.requestBody) return []
  return [requestLine('default', operation.summary, method, path, query)]
}

/** The examples of every status, in the order of the spec. */
export function responseExamples(operation: SpecOperation): OperationDocument['responseExamples'] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(
      ([key, { summary, value }]) => ({
        _key: `${status}-${key}`,
        status: Number(status),
        title: summary ?? key,
        code: JSON.stringify(value, null, 2),
      }),
    ),
  )
}

function requestLine(
  _key: string,
  title: string,
  method: string,
  path: string,
  parameters: [string, unknown][],
): RequestExample {
  const query = parameters.map(([name, value]) => `${name}=${queryValue(value)}`).join('&')
  const code = `${method} ${path}${query && `?${query}`}`
  return { _key, title, language: 'http', code, ...(query && { query }) }
}

function requestBody(_key: string, title: string, body: unknown): RequestExample {
  return { _key, title, language: 'json', code: JSON.stringify(body, null, 2) }
}

/** Escapes what would end the value; a cursor is sent as it came, with its own `%`. */
const queryValue = (value: unknown): string => String(value).replace(/[\s&#+]/g, encodeURIComponent)
