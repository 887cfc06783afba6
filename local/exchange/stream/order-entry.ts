import { type ApiKey, isPermitted } from '../access/keys.ts'
import { assertInWindow } from '../access/verify.ts'
import { type Exchange, executeOperation } from '../answer.ts'
import { ApiError, badParameter, refusal } from '../errors.ts'
import { type Fields, isFields } from '../fields.ts'
import type { StreamRequest } from './request.ts'

/** REST operations with the same bodies and results. */
const PATHS: Readonly<Record<string, string>> = {
  'order.create': '/v5/order/create',
  'order.amend': '/v5/order/amend',
  'order.cancel': '/v5/order/cancel',
  'order.create-batch': '/v5/order/create-batch',
  'order.amend-batch': '/v5/order/amend-batch',
  'order.cancel-batch': '/v5/order/cancel-batch',
}
const CATEGORIES = ['spot', 'linear', 'inverse', 'option']
const PER_ADDRESS = { limit: 3000, windowMs: 1000 }
const REQ_ID_LENGTH = 36

/** The state of a connection for order entry. */
export interface OrderSession {
  exchange: Exchange
  key: ApiKey | undefined
  address: string
  connId: string
  /** Ids of earlier requests. */
  usedIds: Set<string>
}

/** Answers an order request; throws an ApiError for a refusal. */
export async function enterOrder(
  { exchange, key, address, connId, usedIds }: OrderSession,
  request: StreamRequest,
  now: number,
): Promise<Fields> {
  const { limit, windowMs } = PER_ADDRESS
  if (exchange.windows.consume(`orders ${address}`, 1, limit, windowMs, now).exceeded)
    throw new ApiError(10403, 'Exceeded the limit of requests of the IP address.')
  const operation = exchange.operations.get(`POST ${PATHS[request.op]}`)
  if (!operation) throw refusal(10404)
  if (!key) throw new ApiError(10007, 'User authentication failed: send auth first.')
  if (!isPermitted(key, operation.permissions)) throw refusal(10005)
  countId(usedIds, request.reqId)
  const { header } = request
  const timestamp = header['X-BAPI-TIMESTAMP']
  if (timestamp === undefined) throw badParameter('X-BAPI-TIMESTAMP', 'missing')
  assertInWindow(String(timestamp), String(header['X-BAPI-RECV-WINDOW'] ?? ''), now)
  const [fields] = request.args
  if (!isFields(fields) || request.args.length !== 1)
    throw badParameter('args', 'must hold one object')
  if (!CATEGORIES.includes(String(fields['category'])))
    throw new ApiError(10404, 'The category is not correct.')
  const mockRequest = { query: {}, body: fields, contentType: 'application/json' }
  const { headers, body } = await executeOperation(
    exchange,
    operation,
    key,
    { mockRequest, fields },
    now,
  )
  return {
    ...(request.reqId !== undefined && { reqId: request.reqId }),
    retCode: body['retCode'],
    retMsg: body['retMsg'],
    op: request.op,
    data: body['result'],
    retExtInfo: body['retExtInfo'],
    header: { ...headers, Traceid: connId.slice(-16), Timenow: String(now) },
    connId,
  }
}

function countId(usedIds: Set<string>, reqId: string | undefined): void {
  if (reqId === undefined || reqId === '') return
  if (reqId.length > REQ_ID_LENGTH)
    throw badParameter('reqId', `must have at most ${REQ_ID_LENGTH} characters`)
  if (usedIds.has(reqId)) throw new ApiError(20006, 'reqId is duplicated.')
  usedIds.add(reqId)
}
