import { type ApiKey, isPermitted } from './access/keys.ts'
import { countAddress, countRequest } from './access/limits.ts'
import { provoked } from './access/provoke.ts'
import { type HeaderOf, verifyRequest } from './access/verify.ts'
import type { Windows } from './access/windows.ts'
import { answerFromExample } from './answers/answer-from-example.ts'
import { type Parameters, readParameters } from './answers/asked.ts'
import { bestExample } from './answers/best-example.ts'
import { inForce } from './answers/in-force.ts'
import { mock } from './answers/mock.ts'
import { assertOrderRules } from './answers/order-rules.ts'
import { followPositionMode, type PositionModes } from './answers/position-mode.ts'
import { refusedOrders, refuseOrders } from './answers/refuse-orders.ts'
import { takeOnce, type UsedIds } from './answers/take-once.ts'
import { ApiError, refusal, routeNotFound } from './errors.ts'
import type { Fields } from './fields.ts'
import { errorReply, type Reply } from './http.ts'
import type { Operation, Operations } from './operations.ts'

/** What the sandbox knows while it runs. */
export interface Exchange {
  operations: Operations
  keys: readonly ApiKey[]
  windows: Windows
  usedIds: UsedIds
  positionModes: PositionModes
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

/** Answers a request at the moment `now`, what the API refuses in the shape of its errors; never throws. */
export async function answer(exchange: Exchange, request: Received, now: number): Promise<Reply> {
  const operation = exchange.operations.get(`${request.method} ${request.path}`)
  try {
    countAddress(exchange.windows, request.address, now)
    if (!operation) throw routeNotFound()
    return await accepted(exchange, operation, request, now)
  } catch (error) {
    if (!(error instanceof ApiError)) report(request, error)
    return errorReply(error, operation?.style ?? 'v5', now)
  }
}

/** What an operation answers; throws an ApiError for what the API refuses, in the API's order. */
async function accepted(
  exchange: Exchange,
  operation: Operation,
  { queryString, header, body }: Received,
  now: number,
): Promise<Reply> {
  const payload = operation.method === 'GET' ? Buffer.from(queryString, 'latin1') : body
  const error = provoked(header, payload, operation, now)
  if (error) throw error
  const key = operation.isSigned ? verifyRequest(header, payload, exchange.keys, now) : undefined
  if (key && !isPermitted(key, operation.permissions)) throw refusal(10005)
  const parameters = readParameters(operation, queryString, body, header('content-type'))
  return { status: 200, ...(await perform(exchange, operation, key, parameters, now)) }
}

/** What an operation answers to these parameters, with the headers that tell where `key` stands; throws an ApiError. */
export async function perform(
  { windows, usedIds, positionModes }: Exchange,
  operation: Operation,
  key: ApiKey | undefined,
  { asked, fields }: Parameters,
  now: number,
): Promise<{ headers: Record<string, string>; body: Fields }> {
  const counted = key && countRequest(windows, operation, fields, now)
  const example = bestExample(operation, inForce(operation.path, fields))
  const envelope = await mock(operation, asked, example?.key)
  assertOrderRules(operation.path, fields)
  const refusals = refusedOrders(fields, (order, index) => {
    if (counted && index >= counted.granted) throw refusal(10006)
    followPositionMode(positionModes, operation, order)
    takeOnce(usedIds, operation, order, now)
  })
  const worked = example?.request ?? {}
  const body = answerFromExample(envelope, { path: operation.path, worked, asked: fields, now })
  return { headers: counted?.headers ?? {}, body: refuseOrders(body, refusals) }
}

/** Without headers and parameters: they hold keys. */
function report({ method, path }: Received, error: unknown): void {
  const line = { event: 'failed', method, path, error: String(error) }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
