import type { Fields } from '../fields.ts'

const PRE_CHECK = '/v5/order/pre-check'
const INSUFFICIENT_MARGIN = 110007
/** Codes below are about the request, not about the order. */
const FIRST_OF_TRADING = 100_000

/** What `retExtInfo` holds when a check of an order fails: its IDs and, where margin is short, its rates. */
export function failedCheck(path: string, retCode: number): Fields {
  if (path !== PRE_CHECK || retCode < FIRST_OF_TRADING) return {}
  return {
    future_order_id: '7f3a2c1e-58b4-4d0e-9a61-0c5d8e2b4f17',
    future_order_link_id: '',
    ...(retCode === INSUFFICIENT_MARGIN && { post_imr_e4: 10714, post_mmr_e4: 8831 }),
  }
}
