import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestExchange } from '../testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
beforeEach(() => {
  exchange.clock.now += 60_000
})
afterAll(() => exchange.close())

async function post(path: string, body: object) {
  const answer = await exchange.signed({ method: 'POST', path, payload: JSON.stringify(body) })
  return answer.body
}

const contract = {
  category: 'linear',
  symbol: 'BTCUSDT',
  side: 'Buy',
  orderType: 'Limit',
  qty: '1',
  price: '87500',
}
const spot = { ...contract, category: 'spot' }
const option = { ...contract, category: 'option', symbol: 'BTC-26DEC26-100000-C-USDT' }
const limitProfit = { takeProfit: '92000', tpOrderType: 'Limit' }
const limitLoss = { stopLoss: '84000', slOrderType: 'Limit' }

describe('assertOrderRules, for an order,', () => {
  it.each([
    [{ ...contract, ...limitProfit, tpLimitPrice: '1', tpslMode: 'Full' }, 'tpslMode'],
    [{ ...contract, ...limitLoss, slLimitPrice: '1' }, 'tpslMode'],
    [{ ...spot, ...limitProfit }, 'tpLimitPrice'],
    [{ ...spot, ...limitLoss }, 'slLimitPrice'],
    [{ ...spot, orderType: 'Market', takeProfit: '92000' }, 'takeProfit'],
    [{ ...contract, reduceOnly: true, stopLoss: '84000' }, 'stopLoss'],
    [{ ...contract, orderLinkId: 'no dots.' }, 'orderLinkId'],
    [{ ...contract, orderLinkId: 'a'.repeat(37) }, 'orderLinkId'],
    [option, 'orderLinkId'],
  ])('%j is refused for %s, alone and in a batch', async (order, name) => {
    expect(await post('/v5/order/create', order)).toMatchObject({
      retCode: 10001,
      retMsg: expect.stringContaining(`params error: ${name} invalid`),
    })
    const { category, ...item } = order
    expect(await post('/v5/order/create-batch', { category, request: [item] })).toMatchObject({
      retCode: 10001,
      retMsg: expect.stringContaining(`params error: request.0.${name} invalid`),
    })
  })

  it.each([
    { ...contract, ...limitProfit, tpLimitPrice: '91950', tpslMode: 'Partial' },
    { ...contract, takeProfit: '92000', tpslMode: 'Full', tpOrderType: 'Market' },
    { ...spot, ...limitLoss, slLimitPrice: '83900' },
    { ...spot, takeProfit: '92000' },
    { ...contract, reduceOnly: true },
    { ...option, orderLinkId: 'Leg_1-a' },
  ])('%j is accepted, alone and in a batch', async (order) => {
    expect(await post('/v5/order/create', order)).toMatchObject({ retCode: 0 })
    const { category, ...item } = order
    expect(await post('/v5/order/create-batch', { category, request: [item] })).toMatchObject({
      retCode: 0,
    })
  })
})

describe('assertOrderRules, for cancelling all orders,', () => {
  it.each([
    [{ category: 'spot', settleCoin: 'USDT' }, 'settleCoin'],
    [{ category: 'spot', orderFilter: 'OpenOrder' }, 'orderFilter'],
    [{ category: 'option', orderFilter: 'tpslOrder' }, 'orderFilter'],
    [{ category: 'linear' }, 'symbol'],
  ])('%j is refused for %s', async (body, name) => {
    expect(await post('/v5/order/cancel-all', body)).toMatchObject({
      retCode: 10001,
      retMsg: expect.stringContaining(`params error: ${name} invalid`),
    })
  })

  it.each([
    { category: 'spot', symbol: 'BTCUSDT' },
    { category: 'option', symbol: 'BTC-26DEC26-100000-C-USDT', orderFilter: 'StopOrder' },
    { category: 'option', settleCoin: 'USDC' },
    { category: 'linear', settleCoin: 'USDT' },
  ])('%j is accepted', async (body) => {
    expect(await post('/v5/order/cancel-all', body)).toMatchObject({ retCode: 0 })
  })
})

it('assertOrderRules refuses the limit price of a stop when an option order is amended', async () => {
  const order = { symbol: 'BTC-26DEC26-100000-C-USDT', orderLinkId: 'leg-1', tpLimitPrice: '1' }
  expect(await post('/v5/order/amend', { category: 'option', ...order })).toMatchObject({
    retCode: 10001,
    retMsg: expect.stringContaining('tpLimitPrice invalid'),
  })
  expect(await post('/v5/order/amend', { category: 'spot', ...order })).toMatchObject({
    retCode: 0,
  })
})

it.each([
  ['spot', 10001],
  ['linear', 0],
  ['inverse', 0],
  ['option', 0],
])('old orders of %s by status: %i', async (category, retCode) => {
  const payload = `category=${category}&orderStatus=Filled`
  const answer = await exchange.signed({ path: '/v5/pre-upgrade/order/history', payload })
  expect(answer.body).toMatchObject({ retCode })
})
