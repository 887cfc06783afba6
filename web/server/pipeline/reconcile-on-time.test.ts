import { afterEach, expect, it, vi } from 'vitest'
import { lookBack, reconcileInSteps } from './reconcile-on-time.ts'

const MINUTE = 60_000
const now = Date.parse('2026-01-02T00:00:00Z')
const hour = 60 * MINUTE

it.each([
  ['as far as the process is old, where none has succeeded yet', undefined, hour, hour],
  ['three turns, while each succeeds', now - 5 * MINUTE, hour, 15 * MINUTE],
  ['over all that an outage lasted', now - 3 * hour, 5 * hour, 3 * hour + 10 * MINUTE],
  ['over the time in which no process ran', now - 3 * hour, MINUTE, 3 * hour + 10 * MINUTE],
  ['a day at most', now - 100 * hour, hour, 24 * hour],
  ['a day, where the clock was put back since the last one', now + hour, hour, 24 * hour],
])('lookBack covers %s', (_, lastAt, uptime, expected) => {
  expect(lookBack(lastAt, now, uptime)).toBe(expected)
})

afterEach(() => void vi.unstubAllGlobals())

function answersWith(...lefts: number[]) {
  const fetch = vi.fn(async () => Response.json({ left: lefts.shift() }, { status: 202 }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('reconcileInSteps continues until nothing is left', async () => {
  const fetch = answersWith(400, 150, 0, 7)
  await reconcileInSteps('http://site.example', 15)
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('reconcileInSteps throws when a step repairs nothing', async () => {
  answersWith(2, 1, 1, 0)
  await expect(reconcileInSteps('http://site.example', 15)).rejects.toThrow('1 changes cannot')
})
