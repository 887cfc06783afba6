import { jsonText } from './json-text.ts'
import type { SpecOperation } from './spec.ts'
import type { OperationDocument, RequestExample, SpecText } from './types.ts'
import { specText } from './words.ts'

/** `x-request-examples`, else the body's examples, else one made of the parameters' examples. */
export function requestExamples(
  method: string,
  path: string,
  operation: SpecOperation,
): RequestExample[] {
  const written = operation['x-request-examples']
  if (written) {
    return written.map((example, index) => {
      const title = titleOf(example, `${index}`)
      return example.body === undefined
        ? requestLine(`${index}`, title, method, path, Object.entries(example.query ?? {}))
        : requestBody(`${index}`, title, example.body)
    })
  }
  const bodies = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {})
  if (bodies.length > 0) {
    return bodies.map(([key, example]) => requestBody(key, titleOf(example, key), example.value))
  }
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .map((parameter): [string, unknown] => [parameter.name, parameter.example])
  if (operation.requestBody) return []
  return [requestLine('default', titleOf(operation, operation.operationId), method, path, query)]
}

/** The examples of every status, in the order of the spec. */
export function responseExamples(operation: SpecOperation): OperationDocument['responseExamples'] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(
      ([key, example]) => ({
        _key: `${status}-${key}`,
        status: Number(status),
        title: titleOf(example, key),
        code: jsonText(example.value),
      }),
    ),
  )
}

function requestLine(
  _key: string,
  title: SpecText,
  method: string,
  path: string,
  parameters: [string, unknown][],
): RequestExample {
  const query = parameters.map(([name, value]) => `${name}=${queryValue(value)}`).join('&')
  const code = `${method} ${path}${query && `?${query}`}`
  return { _key, title, language: 'http', code, ...(query && { query }) }
}

function requestBody(_key: string, title: SpecText, body: unknown): RequestExample {
  return { _key, title, language: 'json', code: JSON.stringify(body, null, 2) }
}

/** The summary in both locales, or the example's name in the spec. */
function titleOf(example: Parameters<typeof specText>[1], key: string): SpecText {
  const words = specText('localeString', example, 'summary')
  return words.en === undefined ? { ...words, en: key } : words
}

/** Escapes characters that would end the value; a cursor keeps its own `%`. */
const queryValue = (value: unknown): string => String(value).replace(/[\s&#+]/g, encodeURIComponent)
