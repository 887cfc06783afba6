import { once } from 'node:events'
import net from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Client, connect } from '../testing/stream-client.ts'
import { startTestExchange } from '../testing/test-exchange.ts'

vi.setConfig({ testTimeout: 60_000 })

const answer = z.union([
  z.looseObject({ success: z.boolean(), conn_id: z.string() }),
  z.looseObject({ retCode: z.number(), connId: z.string() }),
  z.looseObject({ op: z.literal('pong'), args: z.array(z.string()) }),
])

let exchange: Awaited<ReturnType<typeof startTestExchange>>
const clients: Client[] = []
beforeAll(async () => {
  exchange = await startTestExchange({ streams: { pace: 100 } })
  for (const path of ['/v5/public/spot', '/v5/public/option', '/v5/private', '/v5/trade']) {
    const client = await connect(exchange.url, path)
    if (path === '/v5/private' || path === '/v5/trade') await client.login()
    clients.push(client)
  }
})
afterAll(() => exchange.close())

const op = fc.oneof(
  fc.constantFrom('subscribe', 'unsubscribe', 'auth', 'ping', 'order.create', 'order.cancel-batch'),
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  fc.jsonValue(),
)
const topic = fc.oneof(
  fc.constantFrom('tickers.BTCUSDT', 'orderbook.50.X', 'order', 'kline..', 'orderbook.1e1.BTC'),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
)
const order = fc.dictionary(
  fc.constantFrom('category', 'symbol', 'request', '__proto__'),
  fc.oneof(fc.constant('linear'), fc.jsonValue()),
)
const request = fc
  .record(
    {
      op,
      args: fc.oneof(fc.array(fc.oneof(topic, order), { maxLength: 5 }), fc.jsonValue()),
      req_id: fc.jsonValue(),
      reqId: fc.jsonValue(),
      header: fc.oneof(fc.constant({ 'X-BAPI-TIMESTAMP': '1735689600000' }), fc.jsonValue()),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value))
const text = fc.oneof(
  { weight: 4, arbitrary: request },
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'null', '[]', '[['.repeat(20_000)),
)

it('every stream answers any text', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (sent, isBinary) => {
      const answers = clients.map((client) => {
        client.socket.send(sent, { binary: isBinary })
        return client.answer()
      })
      for (const each of await Promise.all(answers)) {
        answer.parse(each)
        expect(JSON.stringify(each)).not.toMatch(/10016|Server error/)
      }
    }),
    { numRuns: 300 },
  )
})

it('the sandbox cuts a malformed or oversized frame, and serves other clients', async () => {
  const raw = net.connect(Number(new URL(exchange.url).port), 'localhost')
  const key = Buffer.alloc(16).toString('base64')
  raw.write(
    `GET /v5/public/linear HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  const [head] = await once(raw, 'data')
  expect(String(head)).toContain('101 Switching Protocols')
  // An opcode that does not exist.
  raw.write(Buffer.from([0x83, 0x80, 0, 0, 0, 0]))
  await once(raw, 'close')
  const large = await connect(exchange.url, '/v5/public/linear')
  large.socket.send('x'.repeat(200_000))
  expect(await large.closed).toBeGreaterThan(1000)
  const client = await connect(exchange.url, '/v5/public/linear')
  expect(await client.ask({ op: 'ping' })).toMatchObject({ ret_msg: 'pong' })
})
