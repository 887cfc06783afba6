import { z } from 'zod'
import { badRequest } from '../http/errors.ts'

const posted = z.strictObject({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
})

export type QueryRequest = { query: string; params: Record<string, unknown> }

/** Parses `$name=<JSON>` parameters of the URL. */
export function paramsOf(url: URL): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw badRequest(`Parameter ${name} is not JSON: ${reason}. Strings need quotes.`)
    }
  }
  return params
}

export function queryOf(url: URL): QueryRequest {
  const query = url.searchParams.get('query')
  if (query === null) throw badRequest('The parameter "query" is missing')
  return { query, params: paramsOf(url) }
}

export function postedQuery(json: unknown): QueryRequest {
  const body = posted.safeParse(json)
  if (!body.success)
    throw badRequest(
      `The query cannot be read: ${z.prettifyError(body.error)}`,
      'httpInvalidRequestBody',
    )
  return { query: body.data.query, params: body.data.params ?? {} }
}
