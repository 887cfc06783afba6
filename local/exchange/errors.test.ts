import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Call, READING_KEY, refusalBody, startTestExchange } from './testing/test-exchange.ts'

const ORDER = { category: 'linear', symbol: 'BTCUSDT', side: 'Buy', orderType: 'Market', qty: '1' }
const CREATE = '/v5/order/create'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
beforeEach(() => {
  exchange.clock.now += 60_000
})
afterAll(() => exchange.close())

async function refusal(call: Call, signed = true) {
  const answer = await (signed ? exchange.signed(call) : exchange.send(call))
  return { status: answer.status, ...refusalBody.parse(answer.body) }
}
const order = (change: object) => ({
  method: 'POST',
  path: CREATE,
  payload: JSON.stringify({ ...ORDER, ...change }),
})

describe('an unknown route is answered 10017 with status 404', () => {
  it.each([
    ['GET', '/v5/nothing'],
    ['GET', '/'],
    ['GET', '/v5/market/time/'],
    ['GET', '/V5/market/time'],
    ['POST', '/v5/market/time'],
    ['GET', CREATE],
    ['DELETE', CREATE],
  ])('%s %s', async (method, path) => {
    expect(await refusal({ method, path }, false)).toEqual({
      status: 404,
      code: 10017,
      words: 'Route not found.',
    })
  })
})

describe('a refused key', () => {
  it('without the permission gets 10005, but can use what it has permission for', async () => {
    expect(await refusal({ ...order({}), key: READING_KEY })).toMatchObject({
      status: 200,
      code: 10005,
    })
    const call = { path: '/v5/position/list', payload: 'category=linear&symbol=BTCUSDT' }
    const { body } = await exchange.signed({ ...call, key: READING_KEY })
    expect(body).toMatchObject({ retCode: 0 })
  })
})

describe('10001 names the invalid parameter', () => {
  it.each([
    ['', 'interval invalid (missing)'],
    ['interval=1', 'symbol invalid (missing)'],
    ['interval=1&symbol=', 'symbol invalid (missing)'],
    [
      'symbol=BTCUSDT&interval=2',
      'interval invalid (must be equal to one of the allowed values: 1,',
    ],
    ['symbol=BTCUSDT&interval=1&limit=few', 'limit invalid (must be integer)'],
    ['symbol=BTCUSDT&symbol=ETHUSDT&interval=1', 'symbol invalid (must be string)'],
  ])('of the query %s', async (payload, words) => {
    const path = '/v5/market/kline'
    const refusedWith = await refusal({ path, payload }, false)
    expect(refusedWith).toMatchObject({ status: 200, code: 10001 })
    // Of two missing parameters, either may be named.
    if (payload === '') expect(refusedWith.words).toMatch(/(interval|symbol) invalid \(missing\)/)
    else expect(refusedWith.words).toContain(`params error: ${words}`)
  })

  it.each([
    [{ symbol: undefined }, 'symbol invalid (missing)'],
    [{ qty: 1 }, 'qty invalid (must be string)'],
    [{ side: 'Hold' }, 'side invalid (must be equal to one of the allowed values: Buy, Sell)'],
  ])('of the body with %j', async (change, words) => {
    expect(await refusal(order(change))).toEqual({
      status: 200,
      code: 10001,
      words: `params error: ${words}`,
    })
  })

  it('of an order in a batch', async () => {
    const request = [ORDER, { ...ORDER, side: 'Hold' }]
    const payload = JSON.stringify({ category: 'linear', request })
    const { code, words } = await refusal({
      method: 'POST',
      path: '/v5/order/create-batch',
      payload,
    })
    expect(code).toBe(10001)
    expect(words).toMatch(/^params error: request\.1\.side invalid/)
  })

  it.each(['{', '[]', 'null', '"text"', 'category=linear', '\u0000'])('of %j', async (payload) => {
    expect(await refusal({ method: 'POST', path: CREATE, payload })).toMatchObject({
      status: 200,
      code: 10001,
    })
  })

  it('for a body that is too large, with status 413', async () => {
    const payload = 'x'.repeat(1024 * 1024 + 1)
    expect(await refusal({ method: 'POST', path: CREATE, payload })).toMatchObject({
      status: 413,
      code: 10001,
    })
  })
})

describe('Prefer: code=…', () => {
  const provoke = (code: number | string, call: Call = order({})) =>
    exchange.signed({ ...call, headers: { Prefer: `code=${code}` } })

  it.each([10001, 10003, 10005, 10016, 110007, -1])('answers %i', async (code) => {
    const { status, body } = await provoke(code)
    expect(status).toBe(200)
    expect(refusalBody.parse(body).code).toBe(code)
  })

  it.each([
    [110007, 'ab not enough for new order'],
    [110043, 'leverage not modified'],
    [110013, 'Error 110013.'],
    [131214, 'Error 131214.'],
  ])('answers %i with the message that the specs have: %s', async (code, message) => {
    expect(refusalBody.parse((await provoke(code)).body).words).toBe(message)
  })

  it('answers 10002 and 10004 with the details of the request', async () => {
    const skewed = refusalBody.parse((await provoke(10002)).body)
    expect(skewed.words).toContain(`server_timestamp[${exchange.clock.now}]`)
    const { payload } = order({})
    const unsigned = refusalBody.parse((await provoke(10004)).body)
    expect(unsigned.words).toMatch(/^error sign! origin_string\[/)
    expect(unsigned.words).toContain(payload)
  })

  it('answers 10006 with the headers of the limit', async () => {
    const { headers, body } = await provoke(10006)
    expect(refusalBody.parse(body).code).toBe(10006)
    expect(headers.get('x-bapi-limit')).toBe('10')
    expect(headers.get('x-bapi-limit-status')).toBe('0')
    expect(Number(headers.get('x-bapi-limit-reset-timestamp'))).toBeGreaterThan(exchange.clock.now)
  })

  it.each(['0', 'none', '', '12345678'])('does not affect a request with code=%s', async (code) => {
    expect((await provoke(code)).body).toMatchObject({ retCode: 0 })
  })

  it('names the order of a failed check, with its rates for short margin', async () => {
    const check = { ...order({}), path: '/v5/order/pre-check' }
    const ids = { future_order_id: expect.any(String), future_order_link_id: '' }
    const rates = { post_imr_e4: expect.any(Number), post_mmr_e4: expect.any(Number) }
    const ofCode = async (code: number) => (await provoke(code, check)).body
    expect(await ofCode(110007)).toMatchObject({ result: {}, retExtInfo: { ...ids, ...rates } })
    expect(await ofCode(110003)).toMatchObject({ retCode: 110003, result: {} })
    expect(await ofCode(110003)).toHaveProperty('retExtInfo', ids)
    expect(await ofCode(10016)).toHaveProperty('retExtInfo', {})
  })

  it('answers P2P trading in its own envelope', async () => {
    const call = { method: 'POST', path: '/v5/p2p/user/personal/info', payload: '{}' }
    expect((await provoke(10003, call)).body).toMatchObject({ ret_code: 10003, ext_code: '' })
  })
})
