import { expect, it } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

it('RateLimiter lets a caller in again after the window, and other callers meanwhile', () => {
  const limit = new RateLimiter(2, 1000)
  expect([0, 1, 400].map((now) => limit.wait('a', now))).toEqual([0, 0, 600])
  expect(limit.wait('b', 400)).toBe(0)
  expect(limit.wait('a', 1000)).toBe(0)
})

it('RateLimiter lets a caller in after the clock was set back', () => {
  const limit = new RateLimiter(1, 1000)
  expect([90_000, 90_001].map((now) => limit.wait('a', now))).toEqual([0, 999])
  expect(limit.wait('a', 10)).toBe(0)
})

it('RateLimiter remembers a bounded number of callers', () => {
  const limit = new RateLimiter(1, 1000)
  limit.wait('first', 0)
  for (let index = 0; index < 10_000; index++) limit.wait(`${index}`, 0)
  expect(limit.wait('first', 1)).toBe(0)
  expect(limit.wait('9999', 1)).toBe(999)
})
