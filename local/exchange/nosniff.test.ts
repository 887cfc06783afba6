import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asksForSocket, callAs } from '../../tests/support/called.ts'
import { startTestExchange } from './testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
afterAll(() => exchange.close())

it.each([
  ['an answer', 'localhost', '/v5/market/time', {}],
  ['a healthy one', 'localhost', '/health', {}],
  ['a refusal', 'localhost', '/v5/order/create', { method: 'POST' }],
  ['what is not there', 'localhost', '/nowhere', {}],
  ['a preflight', 'localhost', '/v5/order/create', { method: 'OPTIONS' }],
  ['another host', 'evil.example', '/v5/market/time', {}],
  ['a stream that there is not', 'localhost', '/nowhere', { headers: asksForSocket }],
])('%s is taken for nothing else', async (_, host, path, asked) => {
  const { headers } = await callAs(host, exchange.url + path, asked)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('nor is what answers no HTTP', async () => {
  const socket = connect(Number(new URL(exchange.url).port), 'localhost')
  socket.end('nothing of the kind\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('X-Content-Type-Options: nosniff')
})
