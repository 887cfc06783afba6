import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Call, startTestExchange } from '../testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
beforeEach(() => {
  exchange.clock.now += 60_000
})
afterAll(() => exchange.close())

const post = (path: string, body: object): Call => ({
  method: 'POST',
  path,
  payload: JSON.stringify(body),
})

it('the time endpoint answers the current time', async () => {
  exchange.clock.now = 1_800_000_000_789
  const { body } = await exchange.send({ path: '/v5/market/time' })
  expect(body).toEqual({
    retCode: 0,
    retMsg: 'OK',
    result: { timeSecond: '1800000000', timeNano: '1800000000789000000' },
    retExtInfo: {},
    time: 1_800_000_000_789,
  })
})

it('an answer has the requested category and symbol', async () => {
  const path = '/v5/market/kline'
  const { body } = await exchange.send({ path, payload: 'category=spot&symbol=SOLUSDT&interval=1' })
  expect(body).toMatchObject({ result: { category: 'spot', symbol: 'SOLUSDT' } })
})

it('an answer uses the example of the requested category', async () => {
  const path = '/v5/market/tickers'
  const result = async (category: string, symbol: string) => {
    const payload = `category=${category}&symbol=${symbol}`
    return JSON.stringify((await exchange.send({ path, payload })).body)
  }
  expect(await result('spot', 'SOLUSDT')).not.toContain('fundingRate')
  expect(await result('linear', 'SOLUSDT')).toContain('fundingRate')
  expect(await result('option', 'SOL-26DEC26-200-C-USDT')).toContain('"delta"')
})

it('an order gets the id that the client chose', async () => {
  const order = { category: 'spot', symbol: 'ETHUSDT', side: 'Sell', orderType: 'Market', qty: '1' }
  const call = post('/v5/order/create', { ...order, orderLinkId: 'my-order-7' })
  expect((await exchange.signed(call)).body).toMatchObject({
    result: { orderLinkId: 'my-order-7' },
  })
})

it('a batch is answered for each order', async () => {
  const request = ['ETHUSDT', 'SOLUSDT', 'XRPUSDT', 'ADAUSDT'].map((symbol) => ({
    symbol,
    side: 'Buy',
    orderType: 'Market',
    qty: '1',
    orderLinkId: `of-${symbol}`,
  }))
  const call = post('/v5/order/create-batch', { category: 'linear', request })
  expect((await exchange.signed(call)).body).toMatchObject({
    result: { list: request.map(({ symbol, orderLinkId }) => ({ symbol, orderLinkId })) },
    retExtInfo: { list: request.map(() => ({ code: 0 })) },
  })
})

it('an upload endpoint accepts a file', async () => {
  const payload = [
    '--limit',
    'Content-Disposition: form-data; name="upload_file"; filename="receipt.png"',
    'Content-Type: image/png',
    '',
    'picture',
    '--limit--',
    '',
  ].join('\r\n')
  const call = { method: 'POST', path: '/v5/p2p/oss/upload_file', payload }
  const headers = { 'Content-Type': 'multipart/form-data; boundary=limit' }
  expect((await exchange.signed({ ...call, headers })).body).toMatchObject({ ret_code: 0 })
  const other = { ...call, payload: payload.replace('upload_file', 'another'), headers }
  expect((await exchange.signed(other)).body).toMatchObject({
    ret_code: 10001,
    ret_msg: 'params error: upload_file invalid (missing)',
  })
})
