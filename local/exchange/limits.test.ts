import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Call,
  HMAC_KEY,
  RSA_KEY,
  refusalBody,
  startTestExchange,
} from './testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
let start: number
beforeAll(async () => {
  // The tests repeat the same orders.
  exchange = await startTestExchange({ rememberedIds: 0 })
})
beforeEach(() => {
  exchange.clock.now += 60_000
  start = exchange.clock.now
})
afterAll(() => exchange.close())

const order = (category: string): Call => ({
  method: 'POST',
  path: '/v5/order/create',
  payload: JSON.stringify({
    category,
    symbol: 'BTCUSDT',
    side: 'Buy',
    orderType: 'Market',
    qty: '1',
  }),
})
const standing = (headers: Headers) => [
  headers.get('x-bapi-limit'),
  headers.get('x-bapi-limit-status'),
  headers.get('x-bapi-limit-reset-timestamp'),
]

async function times(count: number, call: Call) {
  const answers = []
  for (let nth = 0; nth < count; nth++) answers.push(await exchange.signed(call))
  return answers
}

describe('the limit of an operation', () => {
  it('counts down, refuses with 10006, and is restored a second later', async () => {
    const answers = await times(10, order('linear'))
    expect(answers.map(({ headers }) => headers.get('x-bapi-limit-status'))).toEqual([
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '0',
    ])
    const next = await exchange.signed(order('linear'))
    expect(refusalBody.parse(next.body)).toEqual({
      code: 10006,
      words: 'Too many visits. Exceeded the API Rate Limit.',
    })
    expect([next.status, ...standing(next.headers)]).toEqual([200, '10', '0', String(start + 1000)])
    exchange.clock.now = start + 999
    expect((await exchange.signed(order('linear'))).body).toMatchObject({ retCode: 10006 })
    exchange.clock.now = start + 1000
    const later = await exchange.signed(order('linear'))
    expect(later.body).toMatchObject({ retCode: 0 })
    expect(standing(later.headers)).toEqual(['10', '9', String(start + 2000)])
  })

  it('uses a rolling second, not seconds of the clock', async () => {
    const at = async (ms: number, count: number) => {
      exchange.clock.now = start + ms
      return (await times(count, order('linear'))).map(({ headers }) => standing(headers)[1])
    }
    expect(await at(600, 4)).toEqual(['9', '8', '7', '6'])
    expect(await at(900, 6)).toEqual(['5', '4', '3', '2', '1', '0'])
    exchange.clock.now = start + 1599
    const refusal = await exchange.signed(order('linear'))
    expect(refusal.body).toMatchObject({ retCode: 10006 })
    expect(standing(refusal.headers)[2]).toBe(String(start + 1600))
    expect(await at(1600, 1)).toEqual(['3'])
    expect(await at(1900, 1)).toEqual(['8'])
  })

  it('is counted for each category and operation, whatever the key', async () => {
    await times(10, order('linear'))
    for (const key of [HMAC_KEY, RSA_KEY])
      expect((await exchange.signed({ ...order('linear'), key })).body).toMatchObject({
        retCode: 10006,
      })
    const others = [
      exchange.signed(order('spot')),
      exchange.signed({ ...order('linear'), path: '/v5/order/pre-check' }),
    ]
    for (const { body } of await Promise.all(others)) expect(body).toMatchObject({ retCode: 0 })
    const spot = await exchange.signed(order('spot'))
    expect(standing(spot.headers).slice(0, 2)).toEqual(['20', '18'])
  })

  const batch = (category: string, count: number): Call => {
    const one = { symbol: 'BTCUSDT', side: 'Buy', orderType: 'Market', qty: '1' }
    const request = Array.from({ length: count }, (_, at) => ({ ...one, orderLinkId: `no-${at}` }))
    const payload = JSON.stringify({ category, request })
    return { method: 'POST', path: '/v5/order/create-batch', payload }
  }

  it('counts the orders of a batch, and refuses only those above it', async () => {
    expect(standing((await exchange.signed(batch('linear', 6))).headers)[1]).toBe('4')
    const { headers, body } = await exchange.signed(batch('linear', 5))
    expect(standing(headers)[1]).toBe('0')
    const of = (code: number) => expect.objectContaining({ code })
    expect(body).toMatchObject({
      retCode: 0,
      result: { list: [{}, {}, {}, { orderId: expect.stringMatching(/./) }, { orderId: '' }] },
      retExtInfo: { list: [of(0), of(0), of(0), of(0), of(10006)] },
    })
    expect((await exchange.signed(batch('linear', 1))).body).toMatchObject({ retCode: 10006 })
  })

  it('counts a batch of options as one request, whatever its size', async () => {
    const answers = await times(10, batch('option', 20))
    expect(answers.map(({ headers }) => standing(headers)[1]).at(-1)).toBe('0')
    for (const { body } of answers)
      expect(body).toMatchObject({
        retExtInfo: { list: Array.from({ length: 20 }, () => ({ code: 0 })) },
      })
    expect((await exchange.signed(batch('option', 1))).body).toMatchObject({ retCode: 10006 })
  })

  it('is not used up by requests with an invalid signature', async () => {
    for (let nth = 0; nth < 20; nth++)
      await exchange.signed({ ...order('linear'), signature: 'forged' })
    expect(standing((await exchange.signed(order('linear'))).headers)[1]).toBe('9')
  })
})

describe('the limit of an IP address', () => {
  it('refuses the 601st request in 5 seconds, and all for 10 minutes, with status 403', async () => {
    const time = { path: '/v5/market/time' }
    for (let nth = 0; nth < 60; nth++)
      await Promise.all(Array.from({ length: 10 }, () => exchange.send(time)))
    const next = await exchange.send(time)
    expect([next.status, refusalBody.parse(next.body)]).toEqual([
      403,
      { code: 10006, words: 'access too frequent' },
    ])
    const signed = await exchange.signed({ path: '/v5/user/query-api', key: HMAC_KEY })
    expect(signed.status).toBe(403)
    exchange.clock.now = start + 599_999
    expect((await exchange.send(time)).status).toBe(403)
    exchange.clock.now = start + 600_000
    expect((await exchange.send(time)).body).toMatchObject({ retCode: 0 })
  })
})
