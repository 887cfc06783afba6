import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createValidator } from '../testing/frame-validator.ts'
import { type Client, connect } from '../testing/stream-client.ts'
import { hmac, READING_KEY, START, startTestExchange } from '../testing/test-exchange.ts'

const fields = z.record(z.string(), z.unknown())
const { components } = z
  .object({
    components: z.object({
      messages: z.record(
        z.string(),
        z.object({ examples: z.array(z.object({ payload: fields })) }),
      ),
    }),
  })
  .parse(parse(readFileSync('specs/websocket/trade.yaml', 'utf8')))
const mistakes = createValidator()

let exchange: Awaited<ReturnType<typeof startTestExchange>>
let client: Client
beforeAll(async () => {
  exchange = await startTestExchange()
  client = await connect(exchange.url, '/v5/trade')
  await client.login()
})
afterAll(() => exchange.close())

/** The worked request of the specs, with the current time. */
const worked = (name: string, more = {}) => ({
  ...components.messages[name]?.examples[0]?.payload,
  header: { 'X-BAPI-TIMESTAMP': String(START) },
  reqId: undefined,
  ...more,
})
const order = (more = {}) => worked('create', more)
/** An order without a client id. */
const args = [{ category: 'linear', symbol: 'ETHUSDT', side: 'Buy', orderType: 'Market', qty: '1' }]

it.each(['create', 'amend', 'cancel', 'createBatch', 'amendBatch', 'cancelBatch'])(
  'answers the worked %s as the specs describe',
  async (name) => {
    const answer = await client.ask(worked(name, { reqId: `worked-${name}` }))
    expect(answer).toMatchObject({ reqId: `worked-${name}`, retCode: 0 })
    expect(mistakes('trade.yaml', `${name}Result`, answer)).toBe('')
  },
)

it('answers with the order’s identifiers, and counts against its limit', async () => {
  const first = await client.ask(order({ args: [{ ...args[0], orderLinkId: 'mine' }] }))
  expect(first).toMatchObject({ retCode: 0, data: { orderLinkId: 'mine' } })
  const left = z.object({ header: z.object({ 'X-Bapi-Limit-Status': z.coerce.number() }) })
  const before = left.parse(first).header['X-Bapi-Limit-Status']
  const second = left.parse(await client.ask(order({ args })))
  expect(second.header['X-Bapi-Limit-Status']).toBe(before - 1)
})

it.each([
  ['an unknown op', { op: 'order.hold' }, 10404],
  ['a category that has no orders', { args: [{ category: 'futures' }] }, 10404],
  ['a parameter that is wrong', { args: [{ category: 'linear', symbol: 'BTCUSDT' }] }, 10001],
  ['no order', { args: [] }, 10001],
  ['no time', { header: {} }, 10001],
  ['an old time', { header: { 'X-BAPI-TIMESTAMP': String(START - 5001) } }, 10002],
  ['an ID that is too long', { reqId: 'x'.repeat(37) }, 10001],
])('refuses %s', async (_name, more, retCode) => {
  expect(await client.ask(order(more))).toMatchObject({ retCode })
})

it('refuses an id that was used before', async () => {
  const once = order({ reqId: 'once', args })
  expect(await client.ask(once)).toMatchObject({ retCode: 0, reqId: 'once' })
  expect(await client.ask(once)).toMatchObject({ retCode: 20006, reqId: 'once' })
  const mine = order({ args: [{ ...args[0], orderLinkId: 'only-once' }] })
  expect(await client.ask(mine)).toMatchObject({ retCode: 0 })
  expect(await client.ask(mine)).toMatchObject({ retCode: 110072 })
})

it('refuses a client that has not logged in, or whose key lacks the permission', async () => {
  const stranger = await connect(exchange.url, '/v5/trade')
  expect(await stranger.ask(order())).toMatchObject({ retCode: 10007 })
  const expires = START + 1000
  await stranger.ask({ op: 'auth', args: [READING_KEY, expires, hmac(`GET/realtime${expires}`)] })
  expect(await stranger.ask(order())).toMatchObject({ retCode: 10005 })
  await stranger.close()
})

it('accepts 3000 requests of an address in a second', async () => {
  exchange.clock.now += 1000
  const late = await connect(exchange.url, '/v5/trade')
  const unknown = JSON.stringify({ op: 'order.hold' })
  for (let sent = 0; sent < 3000; sent += 1) late.socket.send(unknown)
  for (let read = 0; read < 3000; read += 1)
    expect(await late.answer()).toMatchObject({ retCode: 10404 })
  expect(await late.ask(unknown)).toMatchObject({ retCode: 10403 })
  await late.close()
})
