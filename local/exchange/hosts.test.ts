import { afterAll, beforeAll, expect, it } from 'vitest'
import { asksForSocket, callAs, foreignHosts, listens } from '../../tests/support/called.ts'
import { startTestExchange } from './testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
afterAll(() => exchange.close())

const at = (path: string) => exchange.url + path
const stream = { headers: asksForSocket }

it.each(foreignHosts)('is called by the name %s for nothing', async (host) => {
  const answers = await Promise.all([
    callAs(host, at('/v5/market/time')),
    callAs(host, at('/health')),
    callAs(host, at('/v5/order/create'), { method: 'OPTIONS' }),
    callAs(host, at('/v5/public/linear'), stream),
  ])
  expect(answers.map(({ status }) => status)).toEqual([421, 421, 421, 421])
})

it('answers to the names of this machine', async () => {
  const { port } = new URL(exchange.url)
  for (const host of ['localhost', `localhost:${port}`, '127.0.0.1', '[::1]', 'docs.localhost']) {
    expect((await callAs(host, at('/health'))).status, host).toBe(200)
    expect((await callAs(host, at('/v5/public/linear'), stream)).status, host).toBe(101)
  }
})

it('listens on this machine’s own addresses alone', async () => {
  const port = Number(new URL(exchange.url).port)
  expect(await listens('127.0.0.1', port)).toBe(true)
  expect(await listens('127.0.0.2', port)).toBe(false)
})

it('ignores an upgrade to anything but a WebSocket', async () => {
  // As the client of Java sends it with each request that may become HTTP/2.
  const headers = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAEAAEAA',
  }
  for (const path of ['/v5/market/time', '/v5/public/linear', '/health']) {
    const plain = await callAs('localhost', at(path))
    expect((await callAs('localhost', at(path), { headers })).status, path).toBe(plain.status)
  }
})
