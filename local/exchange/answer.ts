import { isDeepStrictEqual } from 'node:util'
import { type ApiKey, isPermitted } from './access/keys.ts'
import { countAddress, countRequest } from './access/limits.ts'
import { requestedError } from './access/requested-error.ts'
import { type HeaderOf, verifyRequest } from './access/verify.ts'
import type { Windows } from './access/windows.ts'
import { answerFromExample } from './answers/answer-from-example.ts'
import { assertUnused, type UsedIds } from './answers/assert-unused.ts'
import { mock } from './answers/mock.ts'
import { assertOrderRules } from './answers/order-rules.ts'
import { followPositionMode, type PositionModes } from './answers/position-mode.ts'
import { type Parameters, readParameters } from './answers/read-parameters.ts'
import { refusedOrders, refuseOrders } from './answers/refuse-orders.ts'
import { ApiError, refusal, routeNotFound } from './errors.ts'
import type { Fields } from './fields.ts'
import { errorReply, type Reply } from './http.ts'
import type { Example, Operation, Operations } from './operations.ts'

/** The example whose request has most in common with the given one; the first among equals. */
function bestExample(
  { examples }: Pick<Operation, 'examples'>,
  fields: Fields,
): Example | undefined {
  const scored = examples.map((example) => ({ example, score: score(example.request, fields) }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best.example : examples[0]
}

/** Scores equal values above equal names, and the category above both. */
function score(request: Fields, given: Fields): number {
  return Object.entries(request).reduce((sum, [name, value]) => {
    if (!(name in given)) return sum - 1
    if (!same(value, given[name])) return sum
    return sum + (name === 'category' ? 1000 : 10)
  }, 0)
}

/** Compares a query's text with the example's value, which may be a number. */
const same = (a: unknown, b: unknown) =>
  typeof b === 'string' ? String(a) === b : isDeepStrictEqual(a, b)

/** The sandbox's state. */
export interface Exchange {
  operations: Operations
  keys: readonly ApiKey[]
  windows: Windows
  usedIds: UsedIds
  positionModes: PositionModes
}

/** A request as received. */
export interface ExchangeRequest {
  method: string
  path: string
  /** Without the question mark, not decoded. */
  queryString: string
  header: HeaderOf
  body: Uint8Array
  /** The caller's IP address. */
  address: string
}

/** Answers a request at the time `now`; refusals become error bodies of the API; never throws. */
export async function answer(
  exchange: Exchange,
  request: ExchangeRequest,
  now: number,
): Promise<Reply> {
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

/** The answer of an operation; throws an ApiError for refusals, checked in the API's order. */
async function accepted(
  exchange: Exchange,
  operation: Operation,
  { queryString, header, body }: ExchangeRequest,
  now: number,
): Promise<Reply> {
  const payload = operation.method === 'GET' ? Buffer.from(queryString, 'latin1') : body
  const error = requestedError(header, payload, operation, now)
  if (error) throw error
  const key = operation.isSigned ? verifyRequest(header, payload, exchange.keys, now) : undefined
  if (key && !isPermitted(key, operation.permissions)) throw refusal(10005)
  const parameters = readParameters(operation, queryString, body, header('content-type'))
  return { status: 200, ...(await executeOperation(exchange, operation, key, parameters, now)) }
}

/** Executes an operation; returns the answer with the headers of the limit of `key`; throws an ApiError. */
export async function executeOperation(
  { windows, usedIds, positionModes }: Exchange,
  operation: Operation,
  key: ApiKey | undefined,
  { mockRequest, fields }: Parameters,
  now: number,
): Promise<{ headers: Record<string, string>; body: Fields }> {
  const counted = key && countRequest(windows, operation, fields, now)
  const example = bestExample(operation, inForce(operation.path, fields))
  const envelope = await mock(operation, mockRequest, example?.key)
  assertOrderRules(operation.path, fields)
  const refusals = refusedOrders(fields, (order, index) => {
    if (counted && index >= counted.granted) throw refusal(10006)
    followPositionMode(positionModes, operation, order)
    assertUnused(usedIds, operation, order, now)
  })
  const worked = example?.request ?? {}
  const body = answerFromExample(envelope, { path: operation.path, worked, fields, now })
  return { headers: counted?.headers ?? {}, body: refuseOrders(body, refusals) }
}

/** Logs a failure without headers and parameters, which contain keys. */
function report({ method, path }: ExchangeRequest, error: unknown): void {
  const line = { event: 'failed', method, path, error: String(error) }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/** The effective parameters: `openOnly` is ignored when an order is named. */
function inForce(path: string, fields: Fields): Fields {
  const isNamed = Boolean(fields['orderId'] || fields['orderLinkId'])
  if (path !== '/v5/order/realtime' || !isNamed) return fields
  const { openOnly: _ignored, ...others } = fields
  return others
}
