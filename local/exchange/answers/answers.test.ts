import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestExchange } from '../testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
beforeEach(() => {
  exchange.clock.now += 60_000
})
afterAll(() => exchange.close())

const record = z.record(z.string(), z.unknown())
const listed = z.object({ result: z.object({ list: z.array(record) }) })

async function list(path: string, payload: string) {
  return listed.parse((await exchange.signed({ path, payload })).body).result.list
}

describe('a ledger', () => {
  const entry = z.object({
    type: z.string(),
    cashFlow: z.coerce.number(),
    funding: z.coerce.number(),
    fee: z.coerce.number(),
    change: z.coerce.number(),
  })

  it.each([
    ['/v5/account/contract-transaction-log', -1],
    ['/v5/account/transaction-log', 1],
  ])('%s: funding counts %i times', async (path, sign) => {
    const entries = entry.array().parse(await list(path, ''))
    expect(entries.some(({ funding }) => funding !== 0)).toBe(true)
    for (const { cashFlow, funding, fee, change } of entries)
      expect(change).toBeCloseTo(cashFlow + sign * funding - fee, 12)
  })
})

it('a request without any match gets the first example', async () => {
  const first = await list('/v5/position/move-history', 'category=linear')
  expect(await list('/v5/position/move-history', '')).toEqual(first)
  expect(await list('/v5/position/move-history', 'category=option')).not.toEqual(first)
})

it('historical volatility is a list beside its category', async () => {
  const payload = 'category=option&baseCoin=ETH'
  const { body } = await exchange.send({ path: '/v5/market/historical-volatility', payload })
  expect(body).toMatchObject({
    category: 'option',
    result: [
      { period: expect.any(Number), value: expect.any(String), time: expect.any(String) },
      {},
      {},
    ],
  })
})

it('deleveraging depends on a small balance, not on a loss', async () => {
  const [pool] = await list('/v5/market/adlAlert', 'symbol=BTCUSDT')
  expect(pool).toMatchObject({ adlTriggerThreshold: '1', maxBalance: '' })
})

it('a named order is found with any openOnly', async () => {
  const of = (payload: string) => list('/v5/order/realtime', `category=linear&${payload}`)
  const closed = await of('symbol=BTCUSDT&openOnly=1')
  expect(closed.map(({ orderStatus }) => orderStatus)).toEqual(['Filled'])
  expect(await of('symbol=BTCUSDT&openOnly=0')).not.toEqual(closed)
  const named = 'orderId=c40d91b6-2e7f-4a35-8f02-6b9a1d3e7c58'
  expect(await of(`${named}&openOnly=1`)).toEqual(await of(`${named}&openOnly=0`))
})

it('a spread’s fee is that of its spot leg', async () => {
  const fees = async (payload: string) =>
    (await list('/v5/execution/list', payload)).map(({ execFeeV2 }) => execFeeV2)
  expect(await fees('category=spot&execType=FutureSpread')).toEqual(['0.00000600'])
  expect(await fees('category=linear&symbol=BTCUSDT')).toEqual(['', ''])
})

it('an order has matched RPI orders when part of its quantity has', async () => {
  const orders = await list('/v5/order/history', 'category=linear')
  const matched = orders.map(({ rpiMatchedQty }) => Number(rpiMatchedQty) > 0)
  expect(matched).toContain(true)
  expect(orders.map(({ rpiTakerAccess }) => rpiTakerAccess)).toEqual(matched)
})

it('positions have stops of the mode Full', async () => {
  const positions = await list('/v5/position/list', 'category=linear&symbol=BTCUSDT')
  for (const position of positions) expect(position).toMatchObject({ tpslMode: 'Full' })
})

it('portfolio margin has neither a liquidation price nor a position margin', async () => {
  const [position] = await list('/v5/position/list', 'category=option&baseCoin=BTC')
  expect(position).toMatchObject({ liqPrice: '', positionIM: '', positionMM: '', leverage: '' })
})
