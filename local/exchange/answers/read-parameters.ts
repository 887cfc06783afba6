import { ApiError } from '../errors.ts'
import { type Fields, isFields } from '../fields.ts'
import type { Operation } from '../operations.ts'
import type { MockRequest } from './mock.ts'

const JSON_TYPE = 'application/json'

/** A request as the mock server expects it, and its parameters from query or body. */
export interface Parameters {
  mockRequest: MockRequest
  fields: Fields
}

/** Parameters of the query string, or of a POST's JSON body; throws 10001 for invalid JSON. */
export function readParameters(
  { method }: Operation,
  queryString: string,
  body: Uint8Array,
  contentType: string,
): Parameters {
  const query = readQuery(queryString)
  if (method === 'GET') return { mockRequest: { query, contentType: JSON_TYPE }, fields: query }
  // A multipart body is a file; any other is read as JSON, whatever its Content-Type.
  if (/^multipart\/form-data;/i.test(contentType))
    return {
      mockRequest: { query, body: Buffer.from(body).toString('latin1'), contentType },
      fields: {},
    }
  const parsed = readJson(body)
  const mockRequest = { query, body: parsed, contentType: JSON_TYPE }
  return { mockRequest, fields: isFields(parsed) ? parsed : {} }
}

/** Parses the query. A parameter without a value counts as missing, as in the API. */
function readQuery(queryString: string): MockRequest['query'] {
  const query: MockRequest['query'] = Object.create(null)
  const parameters = new URLSearchParams(queryString)
  for (const name of new Set(parameters.keys())) {
    const [value, ...others] = parameters.getAll(name).filter((each) => each !== '')
    if (value !== undefined) query[name] = others.length > 0 ? [value, ...others] : value
  }
  return query
}

function readJson(body: Uint8Array): unknown {
  // A POST without parameters may have no body.
  if (body.length === 0) return {}
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch (cause) {
    throw new ApiError(10001, 'params error: the body is no valid JSON', { cause })
  }
}
