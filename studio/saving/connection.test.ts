import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForConnection } from './connection.ts'

const answer = {
  ...{ body: 'stored', url: '', method: 'GET', headers: {} },
  ...{ statusCode: 200, statusMessage: '' },
}

/** The handler of a Studio whose lake is reached or not. */
function studio(isReached: boolean) {
  const lake = { isReached, requests: 0 }
  const handler = waitForConnection((request, next) => next(request))
  const ask = (url: string, method?: string) =>
    handler(method ? { url, method } : { url }, async () => {
      lake.requests++
      if (!lake.isReached) throw new TypeError('Failed to fetch')
      return answer
    })
  return { lake, ask }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['/data/query/production?query=*', undefined],
  ['/data/query/production', 'POST'],
])(
  'a query (%s) waits while the lake cannot be reached, and is then answered',
  async (url, method) => {
    const { lake, ask } = studio(true)
    await ask('/users/me')
    lake.isReached = false
    const waiting = ask(url, method)
    await vi.advanceTimersByTimeAsync(3_600_000)
    lake.isReached = true
    await vi.advanceTimersByTimeAsync(8000)
    expect(await waiting).toEqual(answer)
    // Not more often than each 8 seconds.
    expect(lake.requests).toBeLessThan(460)
  },
)

it('a change fails at once, since Sanity sends it again itself', async () => {
  const { lake, ask } = studio(true)
  await ask('/users/me')
  lake.isReached = false
  await expect(ask('/data/mutate/production', 'POST')).rejects.toThrow('Failed to fetch')
})

it('a query fails at once where the lake has never answered', async () => {
  const { ask } = studio(false)
  await expect(ask('/users/me')).rejects.toThrow('Failed to fetch')
})
