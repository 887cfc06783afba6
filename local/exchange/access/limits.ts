import { ApiError, wordsOf } from '../errors.ts'
import type { Fields } from '../fields.ts'
import type { Operation, RateLimit } from '../operations.ts'
import type { ApiKey } from './keys.ts'
import type { Windows } from './windows.ts'

const WINDOW_MS = { s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 }
const PER_ADDRESS = { limit: 600, windowMs: 5000 }

/** Counts a request of an IP address; throws with status 403 above 600 in 5 seconds. */
export function countAddress(windows: Windows, address: string, now: number): void {
  const { limit, windowMs } = PER_ADDRESS
  if (windows.take(`ip ${address}`, 1, limit, windowMs, now).exceeded)
    throw new ApiError(10006, 'access too frequent', { status: 403 })
}

/**
 * Counts a request of a key against the operation's own limit and returns the headers that say where
 * the key stands; throws 10006 with them above it. A batch counts as many as it has orders.
 */
export function countRequest(
  windows: Windows,
  operation: Operation,
  key: ApiKey,
  asked: Fields,
  now: number,
): Record<string, string> {
  const found = limitFor(operation.limits, asked['category'])
  if (!found) return {}
  const cost = Array.isArray(asked['request']) ? Math.max(1, asked['request'].length) : 1
  const name = `${key.name} ${operation.method} ${operation.path} ${found.category ?? ''}`
  const standing = windows.take(name, cost, found.limit, WINDOW_MS[found.per], now)
  const headers = limitHeaders(found.limit, standing.left, standing.resetAt)
  if (standing.exceeded) throw new ApiError(10006, wordsOf(10006), { headers })
  return headers
}

export const limitHeaders = (limit: number, left: number, resetAt: number) => ({
  'X-Bapi-Limit': String(limit),
  'X-Bapi-Limit-Status': String(left),
  'X-Bapi-Limit-Reset-Timestamp': String(resetAt),
})

/** The limit of the category asked for, else the one of every category, else the first. */
const limitFor = (limits: readonly RateLimit[], category: unknown): RateLimit | undefined =>
  limits.find((limit) => limit.category !== undefined && limit.category === category) ??
  limits.find((limit) => limit.category === undefined) ??
  limits[0]
