import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startExchange } from '../../local/exchange/server.ts'
import { HMAC_KEY, HMAC_SECRET, hmac } from '../../local/exchange/testing/test-exchange.ts'
import { guidePrograms } from './guide-programs.ts'
import { launchers } from './launchers.ts'
import { startRelay } from './relay.ts'
import { startProgram } from './start-program.ts'

const programs = (stream: string) => guidePrograms('v5/ws/connect', 'client', { rest: '', stream })
const all = programs('')

let sandbox: Awaited<ReturnType<typeof startExchange>>
beforeAll(async () => {
  const keys = [{ name: HMAC_KEY, secret: HMAC_SECRET }]
  sandbox = await startExchange({ port: 0, keys, origins: [] })
})
afterAll(() => sandbox.close())

/** A running program, with its own relay to the sandbox. */
async function started(language: string, more?: Record<string, string>) {
  const relay = await startRelay(sandbox.url)
  const program = programs(relay.url).find((one) => one.language === language)
  if (!program) throw new Error(`content/en/v5/ws/connect.md has no client in ${language}.`)
  const running = await startProgram(program, more)
  return {
    ...running,
    connections: (path: string) => relay.connections.filter((one) => one.path === path),
    stop: async () => {
      await running.stop()
      await relay.close()
    },
  }
}

async function placeOrder(): Promise<void> {
  const body = JSON.stringify({
    ...{ category: 'linear', symbol: 'BTCUSDT', side: 'Buy' },
    ...{ orderType: 'Limit', qty: '0.01', price: '60000' },
  })
  const timestamp = String(Date.now())
  const response = await fetch(`${sandbox.url}/v5/order/create`, {
    method: 'POST',
    body,
    headers: {
      'X-BAPI-API-KEY': HMAC_KEY,
      'X-BAPI-TIMESTAMP': timestamp,
      'X-BAPI-RECV-WINDOW': '5000',
      'X-BAPI-SIGN': hmac(`${timestamp}${HMAC_KEY}5000${body}`),
    },
  })
  const { retCode } = z.object({ retCode: z.number() }).parse(await response.json())
  if (retCode !== 0) throw new Error(`The sandbox refused an order with ${retCode}.`)
}

const count = (text: string, part: string) => text.split(part).length - 1
const PATIENCE = { timeout: 90_000, interval: 100 }

it('the WebSocket page has clients in at least four languages, each short enough to read', () => {
  expect(all.map(({ language }) => language)).toEqual(['python', 'nodejs', 'go', 'java'])
  for (const { code } of all) expect(code.split('\n').length).toBeLessThanOrEqual(120)
})

describe.concurrent('the client of the WebSocket page', { timeout: 180_000 }, () => {
  for (const { language } of all) {
    const missing = launchers[language]?.missing() ?? []
    const title = missing.length > 0 ? `${language} (not installed: ${missing})` : language

    describe.skipIf(missing.length > 0)(title, () => {
      it('logs in, prints orders, and restores both connections after every loss', async ({
        expect,
      }) => {
        const client = await started(language)
        const privates = () => client.connections('/v5/private')
        const publics = () => client.connections('/v5/public/linear')
        try {
          await expect.poll(() => publics()[0]?.topics.length, PATIENCE).toBeGreaterThan(0)
          publics()[0]?.ignorePings()
          await expect.poll(() => privates()[0]?.ops, PATIENCE).toContain('subscribe')
          expect(privates()[0]?.ops).toEqual(['auth', 'subscribe'])
          await expect.poll(client.printed, PATIENCE).toContain('orders: reload')

          await placeOrder()
          const before = count(client.printed(), 'orderId')
          await expect
            .poll(() => count(client.printed(), 'orderId'), PATIENCE)
            .toBeGreaterThan(before)

          privates()[0]?.cut()
          await expect.poll(() => privates()[1]?.ops, PATIENCE).toEqual(['auth', 'subscribe'])
          await expect.poll(() => privates()[1]?.topics, PATIENCE).toContain('order')
          await expect.poll(() => count(client.printed(), 'orders: reload'), PATIENCE).toBe(2)

          // The public connection got no pong, and was replaced.
          await expect.poll(() => publics()[1]?.topics.length, PATIENCE).toBeGreaterThan(0)
          expect(publics()[0]?.ops).toEqual(['subscribe', 'ping'])
          await expect.poll(() => count(client.printed(), 'trades: reload'), PATIENCE).toBe(2)
          // The private connection got its pongs, and stays.
          await expect
            .poll(() => privates()[1]?.ops, PATIENCE)
            .toEqual(['auth', 'subscribe', 'ping', 'ping'])
          expect(privates()).toHaveLength(2)
        } finally {
          await client.stop()
        }
      })

      it('exits when its login is refused, as another login would be', async ({ expect }) => {
        const client = await started(language, { API_SECRET: 'another' })
        try {
          expect(await client.ended).not.toBe(0)
          expect(client.printed()).toContain('error sign!')
          expect(client.connections('/v5/private')).toHaveLength(1)
        } finally {
          await client.stop()
        }
      })
    })
  }
})
