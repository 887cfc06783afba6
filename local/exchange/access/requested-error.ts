import { ApiError, errorMessage } from '../errors.ts'
import type { Fields } from '../fields.ts'
import type { Operation } from '../operations.ts'
import { limitHeaders } from './limits.ts'
import { type HeaderOf, outsideWindow, wrongSignature } from './verify.ts'

const PRE_CHECK = '/v5/order/pre-check'
const INSUFFICIENT_MARGIN = 110007
/** Codes from here on are about the order; lower ones about the request. */
const FIRST_OF_TRADING = 100_000

/** `retExtInfo` of a failed order check: the order's ids and, for short margin, its rates. */
function failedCheck(path: string, retCode: number): Fields {
  if (path !== PRE_CHECK || retCode < FIRST_OF_TRADING) return {}
  return {
    future_order_id: '7f3a2c1e-58b4-4d0e-9a61-0c5d8e2b4f17',
    future_order_link_id: '',
    ...(retCode === INSUFFICIENT_MARGIN && { post_imr_e4: 10714, post_mmr_e4: 8831 }),
  }
}

/** The error requested with `Prefer: code=10006`, with its message and headers, or nothing. For demonstrations. */
export function requestedError(
  header: HeaderOf,
  payload: Uint8Array,
  { limits, path }: Operation,
  now: number,
): ApiError | undefined {
  const code = Number(/(?:^|[\s,;])code=(-?\d{1,7})(?=$|[\s,;])/.exec(header('prefer'))?.[1] ?? 0)
  if (code === 0) return undefined
  if (code === 10002)
    return outsideWindow(header('x-bapi-timestamp'), header('x-bapi-recv-window'), now)
  if (code === 10004) return wrongSignature(header, payload)
  if (code === 10006)
    return new ApiError(code, errorMessage(code), {
      headers: limitHeaders(limits[0]?.limit ?? 10, 0, now + 1000),
    })
  const extInfo = failedCheck(path, code)
  return new ApiError(code, errorMessage(code), { status: code === 10017 ? 404 : 200, extInfo })
}
