import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '../testing/stream-client.ts'
import { ORIGIN, startTestExchange } from '../testing/test-exchange.ts'

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
afterAll(() => exchange.close())

describe('a WebSocket connection', () => {
  const status = (path: string, origin = ORIGIN) =>
    connect(exchange.url, path, origin).then(
      async (client) => {
        await client.close()
        return 101
      },
      (error: unknown) => Number(/(\d{3})$/.exec(String(error))?.[1]),
    )

  it('is open to pages of the documentation and to programs', async () => {
    expect(await status('/v5/public/linear')).toBe(101)
    expect(await status('/v5/public/linear', '')).toBe(101)
    expect(await status('/v5/public/linear', 'https://example.com')).toBe(403)
    expect(await status('/v5/public/linear', 'null')).toBe(403)
  })

  it('needs a stream’s path', async () => {
    for (const path of ['/', '/v5/public/futures', '/v5/public', '/v5/market/time'])
      expect(await status(path)).toBe(404)
    expect(await status('/v5/private?max_active_time=1m')).toBe(101)
    for (const time of ['10s', '11m', 'long', '601s'])
      expect(await status(`/v5/private?max_active_time=${time}`)).toBe(400)
  })

  it.each([
    ['/v5/public/linear', 600_000],
    // Only private streams and order entry let a client choose.
    ['/v5/public/linear?max_active_time=1m', 600_000],
    ['/v5/private?max_active_time=1m', 60_000],
    ['/v5/trade?max_active_time=45s', 45_000],
  ])('to %s is cut at the check that finds it idle for %i ms', async (path, idleMs) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const client = await connect(exchange.url, path)
    const check = () => vi.advanceTimersByTime(30_000)
    for (let turn = 0; turn < 2; turn += 1) {
      await client.ask({ op: 'ping' })
      exchange.clock.now += idleMs - 1
      check()
      expect(client.socket.readyState).toBe(client.socket.OPEN)
    }
    exchange.clock.now += 1
    vi.advanceTimersByTime(29_999)
    expect(await client.ask({ op: 'ping' })).toBeDefined()
    exchange.clock.now += idleMs
    check()
    expect(await client.closed).toBe(1001)
    vi.useRealTimers()
  })

  it('of one address can be opened 500 times in 5 minutes', async () => {
    const other = await startTestExchange()
    const attempt = () =>
      connect(other.url, '/v5/public/linear').then(
        (client) => client.close(),
        (error: unknown) => String(error),
      )
    for (let turn = 0; turn < 10; turn += 1) await Promise.all(Array.from({ length: 50 }, attempt))
    expect(await attempt()).toContain('403')
    other.clock.now += 5 * 60_000
    expect(await attempt()).not.toContain('403')
    await other.close()
  })

  it('does not keep the sandbox from exiting', async () => {
    const other = await startTestExchange()
    const client = await connect(other.url, '/v5/public/linear')
    await client.subscribe('tickers.BTCUSDT')
    await other.close()
    expect(await client.closed).toBe(1006)
  })
})
