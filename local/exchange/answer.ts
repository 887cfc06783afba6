import { type ApiKey, isPermitted } from './access/keys.ts'
import { countAddress, countRequest } from './access/limits.ts'
import { provoked } from './access/provoke.ts'
import { type HeaderOf, verifyRequest } from './access/verify.ts'
import type { Windows } from './access/windows.ts'
import { readParameters } from './answers/asked.ts'
import { bestExample } from './answers/best-example.ts'
import { mock } from './answers/mock.ts'
import { present } from './answers/present.ts'
import { refusal, routeNotFound } from './errors.ts'
import type { Reply } from './http.ts'
import type { Operations } from './operations.ts'

/** What the sandbox knows while it runs. */
export interface Exchange {
  operations: Operations
  keys: readonly ApiKey[]
  windows: Windows
}

/** A request as it came over the wire. */
export interface Received {
  method: string
  path: string
  /** Without the question mark, not decoded. */
  queryString: string
  header: HeaderOf
  body: Uint8Array
  /** The caller's IP address. */
  address: string
}

/** Answers a request at the moment `now`; throws an ApiError for what the API refuses, in the API's order. */
export async function answer(exchange: Exchange, request: Received, now: number): Promise<Reply> {
  const { method, path, queryString, header, body, address } = request
  countAddress(exchange.windows, address, now)
  const operation = exchange.operations.get(`${method} ${path}`)
  if (!operation) throw routeNotFound()
  const payload = method === 'GET' ? Buffer.from(queryString, 'latin1') : body
  const error = provoked(header, payload, operation, now)
  if (error) throw error
  const key = operation.isSigned && verifyRequest(header, payload, exchange.keys, now)
  const { asked, fields } = readParameters(operation, queryString, body)
  if (key && !isPermitted(key, operation.permissions)) throw refusal(10005)
  const headers = key ? countRequest(exchange.windows, operation, key, fields, now) : {}
  const example = bestExample(operation, fields)
  const envelope = await mock(operation, asked, example?.key)
  const presented = present(envelope, { path, worked: example?.request ?? {}, asked: fields, now })
  return { status: 200, headers, body: presented }
}
