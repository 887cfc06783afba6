import { badParameter, refusal } from '../errors.ts'
import type { Fields } from '../fields.ts'

/** How old the time of a withdrawal may be, in ms: the API refuses an old one and publishes no figure. */
const OLDEST = 60_000

/**
 * Refuses what the API takes once: an identifier in `taken` already, and the time of an earlier withdrawal.
 * What is new is taken.
 */
export function takeOnce(taken: Set<string>, path: string, asked: Fields, now: number): void {
  if (path === '/v5/order/create')
    take(taken, asked, 'orderLinkId', asked['category'] === 'spot' ? 170141 : 110072)
  if (/^\/v5\/asset\/transfer\/(inter|universal)-transfer$/.test(path))
    take(taken, asked, 'transferId', 131214)
  if (path === '/v5/asset/withdraw/create' && Number(asked['timestamp']) < now - OLDEST)
    throw badParameter('timestamp', 'too old')
}

function take(taken: Set<string>, asked: Fields, name: string, repeated: number): void {
  const id = asked[name]
  if (id === undefined || id === '') return
  const entry = `${name} ${String(id)}`
  if (taken.has(entry)) throw refusal(repeated)
  taken.add(entry)
}
