import { afterAll, beforeAll, expect, it } from 'vitest'
import { ORIGIN, startTestExchange } from './testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
afterAll(() => exchange.close())

const preflight = (origin: string) =>
  fetch(`${exchange.url}/v5/order/create`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-bapi-api-key,x-bapi-sign',
    },
  })

it('lets pages of the documentation send the headers of signed requests', async () => {
  const { status, headers } = await preflight(ORIGIN)
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
  const signing = ['api-key', 'timestamp', 'recv-window', 'sign'].map((name) => `x-bapi-${name}`)
  expect(allowed).toEqual(expect.arrayContaining(['content-type', 'prefer', ...signing]))
})

it('lets them read the headers of the limit, of refusals too', async () => {
  for (const path of ['/v5/market/time', '/v5/order/create', '/nowhere']) {
    const { headers } = await exchange.send({ path, headers: { Origin: ORIGIN } })
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(headers.get('access-control-expose-headers')).toContain('X-Bapi-Limit-Status')
  }
})

it.each(['http://localhost:3001', 'https://example.com', 'null'])(
  'lets pages of %s do nothing',
  async (origin) => {
    const path = '/v5/market/time'
    const answers = [
      await preflight(origin),
      await exchange.send({ path, headers: { Origin: origin } }),
    ]
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('vary')).toBe('Origin')
    }
  },
)
