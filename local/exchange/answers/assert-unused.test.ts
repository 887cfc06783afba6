import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type Operation, readOperations } from '../operations.ts'
import { startTestExchange } from '../testing/test-exchange.ts'

let operations: Operation[]
let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  operations = [...(await readOperations()).values()]
})
beforeEach(async () => {
  exchange = await startTestExchange()
})
afterEach(() => exchange.close())

const answered = z.object({
  retCode: z.number().optional(),
  ret_code: z.number().optional(),
  retExtInfo: z.object({ list: z.array(z.object({ code: z.number() })).default([]) }).optional(),
})

/** The codes of an answer; for a batch, one for each order. */
async function post(path: string, body: unknown): Promise<number[]> {
  // Starts a new window of every limit.
  exchange.clock.now += 60_000
  const call = { method: 'POST', path, payload: JSON.stringify(body) }
  const {
    retCode,
    ret_code = retCode,
    retExtInfo,
  } = answered.parse((await exchange.signed(call)).body)
  const orders = retExtInfo?.list.map(({ code }) => code) ?? []
  return orders.length > 0 ? orders : [ret_code ?? Number.NaN]
}

const order = (category: string, orderLinkId?: string) => ({
  ...{ category, symbol: 'BTCUSDT', side: 'Buy', orderType: 'Market', qty: '1' },
  orderLinkId,
})
const create = async (category: string, orderLinkId?: string) =>
  (await post('/v5/order/create', order(category, orderLinkId)))[0]
const batch = (...ids: string[]) =>
  post('/v5/order/create-batch', {
    category: 'linear',
    request: ids.map((id) => order('linear', id)),
  })

const isTakenOnce = ({ bodyFields }: Operation) =>
  [...bodyFields.values()].some(({ duplicateErrors }) => duplicateErrors.length > 0)

/** The worked request of an operation, at the current time and with identifiers made of `uuid`. */
const worked = ({ examples, bodyFields }: Operation, uuid: string): unknown =>
  JSON.parse(JSON.stringify(examples[0]?.request), (name, value) => {
    const format = bodyFields.get(name)?.format
    if (format === 'uuid') return uuid
    if (format === 'unique-id') return uuid.replaceAll('-', '')
    return format === 'current-time' ? exchange.clock.now + 60_000 : value
  })

it('refuses an identifier that was sent before with the specs’ code, and accepts a new one', async () => {
  const refused: Record<string, number[]> = {}
  for (const operation of operations.filter(isTakenOnce)) {
    const { path } = operation
    const [mine, another] = [randomUUID(), randomUUID()]
    const first = await post(path, worked(operation, mine))
    refused[path] = await post(path, worked(operation, mine))
    const other = await post(path, worked(operation, another))
    expect([path, first[0], other[0]]).toEqual([path, 0, 0])
  }
  expect(refused).toEqual({
    '/v5/asset/exchange/quote-apply': [10014],
    '/v5/asset/transfer/inter-transfer': [131214],
    '/v5/asset/transfer/universal-transfer': [131214],
    '/v5/asset/withdraw/create': [131082],
    '/v5/earn/place-order': [180031],
    '/v5/lending/purchase': [10014],
    '/v5/lending/redeem': [10014],
    '/v5/order/create': [110072],
    '/v5/order/create-batch': [110072, 110072],
    '/v5/p2p/order/message/send': [10014],
    '/v5/rfq/create-quote': [10014],
    '/v5/rfq/create-rfq': [10014],
    '/v5/spot-lever-token/purchase': [10014],
    '/v5/spot-lever-token/redeem': [10014],
    '/v5/spread/order/create': [110072],
  })
})

it('answers with the category’s code and the server’s message', async () => {
  expect(await create('linear', 'a')).toBe(0)
  expect(await create('spot', 'a')).toBe(170141)
  const payload = JSON.stringify(order('option', 'a'))
  const call = { method: 'POST', path: '/v5/order/create', payload }
  expect((await exchange.signed(call)).body).toMatchObject({
    retCode: 110072,
    retMsg: 'OrderLinkedID is duplicate',
  })
})

it('refuses single orders of a batch, and stores no identifier of an order above the limit', async () => {
  expect(await create('linear', 'a')).toBe(0)
  expect(await batch('b', 'a', 'b', 'c')).toEqual([0, 110072, 110072, 0])
  const ids = Array.from({ length: 11 }, (_, index) => `of-many-${index}`)
  expect(await batch(...ids)).toEqual([...ids.slice(1).map(() => 0), 10006])
  expect(await create('linear', 'of-many-9')).toBe(110072)
  expect(await create('linear', 'of-many-10')).toBe(0)
})

it('stores no identifier of a request that is refused, or that only checks or names an order', async () => {
  expect(await create('futures', 'a')).toBe(10001)
  expect(await post('/v5/order/pre-check', order('linear', 'a'))).toEqual([0])
  expect(await create('linear', 'a')).toBe(0)
  expect(await post('/v5/order/pre-check', order('linear', 'a'))).toEqual([0])
  const cancel = { category: 'linear', symbol: 'BTCUSDT', orderLinkId: 'a' }
  expect(await post('/v5/order/cancel', cancel)).toEqual([0])
  expect([await create('linear'), await create('linear'), await create('linear', '')]).toEqual([
    0, 0, 0,
  ])
})

it('refuses a withdrawal with an earlier timestamp', async () => {
  const withdraw = operations.find(({ path }) => path === '/v5/asset/withdraw/create')
  const body = z.looseObject({}).parse(withdraw?.examples[0]?.request)
  const sentBefore = (ms: number) =>
    post('/v5/asset/withdraw/create', {
      ...body,
      requestId: randomUUID().replaceAll('-', ''),
      timestamp: exchange.clock.now + 60_000 - ms,
    })
  expect([await sentBefore(1_000), await sentBefore(3_600_000)]).toEqual([[0], [10001]])
})

it('drops the oldest identifier at capacity', async () => {
  await exchange.close()
  exchange = await startTestExchange({ rememberedIds: 2 })
  const sent = ['a', 'b', 'a', 'c', 'a', 'c']
  const answers: unknown[] = []
  for (const id of sent) answers.push(await create('linear', id))
  expect(answers).toEqual([0, 0, 110072, 0, 0, 110072])
})
