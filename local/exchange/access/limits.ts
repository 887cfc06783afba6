import { ApiError, errorMessage } from '../errors.ts'
import type { Fields } from '../fields.ts'
import type { Operation, RateLimit } from '../operations.ts'
import type { Windows } from './windows.ts'

const WINDOW_MS = { s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 }
const PER_ADDRESS = { limit: 600, windowMs: 5000, blockedMs: 600_000 }

/** Counts a request of an IP address; throws with status 403 above 600 in 5 seconds, and for 10 minutes afterwards. */
export function countAddress(windows: Windows, address: string, now: number): void {
  const { limit, windowMs, blockedMs } = PER_ADDRESS
  const name = `ip ${address}`
  if (!windows.isBlocked(name, now)) {
    if (!windows.consume(name, 1, limit, windowMs, now).exceeded) return
    windows.block(name, now + blockedMs)
  }
  throw new ApiError(10006, 'access too frequent', { status: 403 })
}

/** The account's limit after a request. */
export interface LimitUsage {
  headers: Record<string, string>
  /** Number of orders in a batch that are within the limit; Infinity for all. */
  granted: number
}

/**
 * Counts a request against the operation's limit, which all keys share, as they belong to one account; throws 10006
 * with the limit's headers when nothing is left. A batch counts as many as it has orders, and those above the limit are
 * not granted; a batch of options counts as one request.
 */
export function countRequest(
  windows: Windows,
  operation: Operation,
  fields: Fields,
  now: number,
): LimitUsage {
  const found = limitFor(operation.limits, fields['category'])
  if (!found) return { headers: {}, granted: Number.POSITIVE_INFINITY }
  const orders = fields['request']
  const isCountedByOrder = Array.isArray(orders) && fields['category'] !== 'option'
  const cost = isCountedByOrder ? Math.max(1, orders.length) : 1
  const name = `${operation.method} ${operation.path} ${found.category ?? ''}`
  const take = (some: number) => windows.consume(name, some, found.limit, WINDOW_MS[found.per], now)
  const whole = take(cost)
  const granted = whole.exceeded ? whole.left : Number.POSITIVE_INFINITY
  const { left, resetAt } = whole.exceeded && granted > 0 ? take(granted) : whole
  const headers = limitHeaders(found.limit, left, resetAt)
  if (granted === 0) throw new ApiError(10006, errorMessage(10006), { headers })
  return { headers, granted }
}

export const limitHeaders = (limit: number, left: number, resetAt: number) => ({
  'X-Bapi-Limit': String(limit),
  'X-Bapi-Limit-Status': String(left),
  'X-Bapi-Limit-Reset-Timestamp': String(resetAt),
})

/** The limit of the requested category, else the one for all categories, else the first. */
const limitFor = (limits: readonly RateLimit[], category: unknown): RateLimit | undefined =>
  limits.find((limit) => limit.category !== undefined && limit.category === category) ??
  limits.find((limit) => limit.category === undefined) ??
  limits[0]
