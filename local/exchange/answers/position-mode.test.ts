import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestExchange } from '../testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeEach(async () => {
  exchange = await startTestExchange()
})
afterEach(() => exchange.close())

const answered = z.looseObject({ retCode: z.number(), retMsg: z.string() })

async function post(path: string, body: object) {
  exchange.clock.now += 60_000
  const call = { method: 'POST', path, payload: JSON.stringify(body) }
  return answered.parse((await exchange.signed(call)).body)
}

const setMode = (mode: 0 | 3, of: { symbol?: string; coin?: string }, category = 'linear') =>
  post('/v5/position/switch-mode', { category, mode, ...of })
const order = (symbol: string, positionIdx?: number) => ({
  ...{ symbol, side: 'Buy', orderType: 'Market', qty: '1' },
  positionIdx,
})
/** Codes of the answers to orders with each index, and with none. */
const codes = async (symbol: string, category = 'linear') => {
  const found: number[] = []
  for (const index of [0, 1, 2, undefined])
    found.push((await post('/v5/order/create', { category, ...order(symbol, index) })).retCode)
  return found
}
const all = [0, 0, 0, 0]
const oneWay = [0, 10001, 10001, 0]
const hedge = [10001, 0, 0, 10001]

it('an index that does not match the symbol’s mode is refused once a mode was set', async () => {
  expect(await codes('BTCUSDT')).toEqual(all)
  await setMode(3, { symbol: 'BTCUSDT' })
  expect(await codes('BTCUSDT')).toEqual(hedge)
  expect(await codes('BTCUSDT', 'spot')).toEqual(all)
  expect(await codes('ETHUSDT')).toEqual(all)
  await setMode(0, { symbol: 'BTCUSDT' })
  expect(await codes('BTCUSDT')).toEqual(oneWay)
  expect(
    await post('/v5/order/create', { category: 'linear', ...order('BTCUSDT', 1) }),
  ).toMatchObject({ retMsg: 'position idx not match position mode' })
})

it('the mode of a symbol takes precedence over that of its settlement coin', async () => {
  await setMode(0, { symbol: 'BTCUSDT' })
  await setMode(3, { coin: 'USDT' })
  expect(await codes('BTCUSDT')).toEqual(oneWay)
  expect(await codes('ETHUSDT')).toEqual(hedge)
  expect(await codes('ETHPERP')).toEqual(all)
  await setMode(0, { coin: 'BTC' }, 'inverse')
  expect(await codes('BTCUSD', 'inverse')).toEqual(oneWay)
})

it('each order of a batch and each call about a position needs the index of its mode', async () => {
  await setMode(3, { symbol: 'BTCUSDT' })
  const request = [order('BTCUSDT', 0), order('BTCUSDT', 1), order('ETHUSDT', 0)]
  expect(await post('/v5/order/create-batch', { category: 'linear', request })).toMatchObject({
    retCode: 0,
    retExtInfo: {
      list: [
        { code: 10001, msg: 'position idx not match position mode' },
        { code: 0 },
        { code: 0 },
      ],
    },
  })
  const stop = { category: 'linear', symbol: 'BTCUSDT', tpslMode: 'Full', stopLoss: '86000' }
  const stopOf = (positionIdx: number) =>
    post('/v5/position/trading-stop', { ...stop, positionIdx })
  expect([(await stopOf(0)).retCode, (await stopOf(1)).retCode]).toEqual([10001, 0])
})
