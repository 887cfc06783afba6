import { ApiError } from '../errors.ts'
import type { Fields } from '../fields.ts'
import type { Operation } from '../operations.ts'
import type { RecentMap } from './recent-map.ts'

const SWITCH = '/v5/position/switch-mode'
const HEDGE = 3

/** The position modes that requests have set, by category and symbol or settlement coin. */
export type PositionModes = RecentMap<unknown>

/**
 * Stores the mode that a request sets, and throws 10001 when a request's `positionIdx` does not match its symbol's
 * mode. Before a mode is set, any index is valid, as the worked requests contain both.
 */
export function followPositionMode(
  modes: PositionModes,
  { path, bodyFields }: Operation,
  { category, symbol, coin, mode, positionIdx }: Fields,
): void {
  if (path === SWITCH) modes.set(`${category} ${symbol || coin}`, mode)
  if (!bodyFields.has('positionIdx')) return
  const current =
    modes.get(`${category} ${symbol}`) ??
    modes.get(`${category} ${settleCoin(category, String(symbol))}`)
  if (current === undefined) return
  const isOfOneSide = positionIdx === 1 || positionIdx === 2
  if (isOfOneSide !== (current === HEDGE))
    throw new ApiError(10001, 'position idx not match position mode')
}

function settleCoin(category: unknown, symbol: string): string | undefined {
  if (category === 'inverse') return symbol.split('USD')[0]
  return symbol.includes('USDT') ? 'USDT' : 'USDC'
}
