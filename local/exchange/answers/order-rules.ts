import { badParameter } from '../errors.ts'
import { type Fields, isFields } from '../fields.ts'

const CONTRACTS = ['linear', 'inverse']
const LINK_ID = /^[\w-]{0,36}$/

/**
 * Checks rules that the specs state in prose, because a schema cannot: parameters that exclude or require each other.
 * Throws 10001 naming the first violation.
 */
export function assertOrderRules(path: string, fields: Fields): void {
  if (/^\/v5\/order\/(create|create-batch|pre-check)$/.test(path)) {
    const { category, request } = fields
    if (!Array.isArray(request)) assertOrder(fields, '')
    else
      for (const [index, order] of request.entries())
        if (isFields(order)) assertOrder({ ...order, category }, `request.${index}.`)
  }
  if (path === '/v5/order/amend' && fields['category'] === 'option') assertNoStops(fields)
  if (path === '/v5/order/cancel-all') assertCancelAll(fields)
  if (path === '/v5/pre-upgrade/order/history' && fields['category'] === 'spot')
    if (fields['orderStatus']) throw badParameter('orderStatus', 'not for spot')
}

/** Throws when an option order is amended with a take-profit or stop-loss. */
function assertNoStops(fields: Fields): void {
  for (const name of ['takeProfit', 'stopLoss', 'tpLimitPrice', 'slLimitPrice'])
    if (fields[name]) throw badParameter(name, 'not for options')
}

function assertOrder(order: Fields, prefix: string): void {
  const refuse = (name: string, why: string) => badParameter(prefix + name, why)
  const { category, orderLinkId } = order
  if (category === 'option' && !orderLinkId) throw refuse('orderLinkId', 'missing')
  if (typeof orderLinkId === 'string' && !LINK_ID.test(orderLinkId))
    throw refuse('orderLinkId', 'must be up to 36 digits, letters, dashes and underscores')
  for (const [own, type, limit] of [
    ['takeProfit', 'tpOrderType', 'tpLimitPrice'],
    ['stopLoss', 'slOrderType', 'slLimitPrice'],
  ] as const) {
    const isSet = Boolean(order[own])
    const isLimit = order[type] === 'Limit'
    if (isSet && order['reduceOnly'] === true) throw refuse(own, 'not with reduceOnly')
    if (isSet && category === 'spot' && order['orderType'] !== 'Limit')
      throw refuse(own, 'only with a limit order')
    if (isSet && category === 'spot' && isLimit && !order[limit]) throw refuse(limit, 'missing')
    if (isLimit && CONTRACTS.includes(String(category)) && order['tpslMode'] !== 'Partial')
      throw refuse('tpslMode', `must be Partial where ${type} is Limit`)
  }
}

/** Kinds of orders in each category. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  spot: ['Order', 'tpslOrder', 'StopOrder', 'OcoOrder', 'BidirectionalTpslOrder'],
  linear: ['Order', 'StopOrder', 'OpenOrder'],
  inverse: ['Order', 'StopOrder', 'OpenOrder'],
  option: ['Order', 'StopOrder'],
}

function assertCancelAll({ category, symbol, baseCoin, settleCoin, orderFilter }: Fields): void {
  const allowed = FILTERS[String(category)]
  if (orderFilter && allowed && !allowed.includes(String(orderFilter)))
    throw badParameter(
      'orderFilter',
      `must be equal to one of the allowed values: ${allowed.join(', ')}`,
    )
  if (settleCoin && category === 'spot') throw badParameter('settleCoin', 'not for spot')
  if (CONTRACTS.includes(String(category)) && !symbol && !baseCoin && !settleCoin)
    throw badParameter('symbol', 'missing, as are baseCoin and settleCoin')
}
