import { failedCheck } from '../answers/failed-check.ts'
import { ApiError, errorMessage } from '../errors.ts'
import type { Operation } from '../operations.ts'
import { limitHeaders } from './limits.ts'
import { type HeaderOf, outsideWindow, wrongSignature } from './verify.ts'

/**
 * The error that a request asks for by `Prefer: code=10006`, or nothing. For demonstrations: it has
 * the words and headers that the error would have.
 */
export function provoked(
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
