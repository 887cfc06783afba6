import type { Fields } from '../fields.ts'

/** The parameters of a request that count: `openOnly` is ignored where an order is named. */
export function inForce(path: string, asked: Fields): Fields {
  const isNamed = Boolean(asked['orderId'] || asked['orderLinkId'])
  if (path !== '/v5/order/realtime' || !isNamed) return asked
  const { openOnly: _ignored, ...others } = asked
  return others
}
