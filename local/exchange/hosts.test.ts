import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asksForSocket, callAs, foreignHosts, listens } from '../../tests/support/called.ts'
import { ORIGIN, startTestExchange } from './testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
afterAll(() => exchange.close())

const at = (path: string) => exchange.url + path
const stream = { headers: asksForSocket }
const TIME = '/v5/market/time'
const ORDER = '/v5/order/create'

it.each(foreignHosts)('the sandbox refuses every request to the host name %s', async (host) => {
  const answers = await Promise.all([
    callAs(host, at(TIME)),
    callAs(host, at('/health')),
    callAs(host, at(ORDER), { method: 'OPTIONS' }),
    callAs(host, at('/v5/public/linear'), stream),
  ])
  expect(answers.map(({ status }) => status)).toEqual([421, 421, 421, 421])
})

it('the sandbox answers to this machine’s host names, and only on loopback addresses', async () => {
  const { port } = new URL(exchange.url)
  for (const host of ['localhost', `localhost:${port}`, '127.0.0.1', '[::1]', 'docs.localhost']) {
    expect((await callAs(host, at('/health'))).status, host).toBe(200)
    expect((await callAs(host, at('/v5/public/linear'), stream)).status, host).toBe(101)
  }
  expect(await listens('127.0.0.1', Number(port))).toBe(true)
  expect(await listens('127.0.0.2', Number(port))).toBe(false)
})

it('the sandbox ignores an upgrade to anything but a WebSocket', async () => {
  // Java's client sends this with each request that may become HTTP/2.
  const headers = {
    ...{ connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' },
    'http2-settings': 'AAEAAEAA',
  }
  for (const path of [TIME, '/v5/public/linear', '/health']) {
    const plain = await callAs('localhost', at(path))
    expect((await callAs('localhost', at(path), { headers })).status, path).toBe(plain.status)
  }
})

it.each([
  ['an answer', 'localhost', TIME, {}],
  ['a healthy one', 'localhost', '/health', {}],
  ['what is not there', 'localhost', '/nowhere', {}],
  ['a preflight', 'localhost', ORDER, { method: 'OPTIONS' }],
  ['another host', 'evil.example', TIME, {}],
  ['a stream that there is not', 'localhost', '/nowhere', stream],
])('%s is taken for nothing else', async (_, host, path, asked) => {
  const { headers } = await callAs(host, at(path), asked)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('the answer to malformed HTTP is not sniffed either', async () => {
  const socket = connect(Number(new URL(exchange.url).port), 'localhost')
  socket.end('nothing of the kind\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('X-Content-Type-Options: nosniff')
})

const preflight = (origin: string) =>
  fetch(at(ORDER), {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-bapi-api-key,x-bapi-sign',
    },
  })

it('the sandbox lets documentation pages send signature headers, and read the limit’s', async () => {
  const { status, headers } = await preflight(ORIGIN)
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN])
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
  const signing = ['api-key', 'timestamp', 'recv-window', 'sign'].map((name) => `x-bapi-${name}`)
  expect(allowed).toEqual(expect.arrayContaining(['content-type', 'prefer', ...signing]))
  for (const path of [TIME, ORDER, '/nowhere']) {
    const answer = await exchange.send({ path, headers: { Origin: ORIGIN } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Bapi-Limit-Status')
  }
})

it.each(['http://localhost:3001', 'https://example.com', 'null'])(
  'lets pages of %s do nothing',
  async (origin) => {
    const answers = [
      await preflight(origin),
      await exchange.send({ path: TIME, headers: { Origin: origin } }),
    ]
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('vary')).toBe('Origin')
    }
  },
)
