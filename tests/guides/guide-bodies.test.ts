import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePaths, readPage } from '../../content/testing/read-pages.ts'
import { startTestExchange } from '../../local/exchange/testing/test-exchange.ts'

/** Example requests of the guides: bodies below their operation, and addresses. */
const requests = pagePaths('en')
  .filter((path) => path.startsWith('v5/guides/'))
  .flatMap((page) => {
    const { en } = readPage(page).text
    return [
      ...[...en.matchAll(/```json title="POST (\S+)"\n(.*?)```/gs)].map(
        ([, path = '', payload = '']) => ({ page, method: 'POST', path, payload }),
      ),
      ...[...en.matchAll(/^GET ([^\s?]+)\??(\S*) HTTP/gm)].map(([, path = '', payload = '']) => ({
        page,
        method: 'GET',
        path,
        payload,
      })),
    ]
  })

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
afterAll(() => exchange.close())

describe('the example requests of the guides', () => {
  it('exist', () => {
    expect(requests.length).toBeGreaterThan(10)
  })

  it.each(requests)('$page: $method $path is accepted', async ({ method, path, payload }) => {
    const headers = method === 'POST' ? { 'Content-Type': 'application/json' } : {}
    // Starts a new window of every limit.
    exchange.clock.now += 60_000
    const { body } = await exchange.signed({ method, path, payload, headers })
    expect(body).toMatchObject({ retCode: 0 })
  })
})
