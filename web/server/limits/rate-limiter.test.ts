import { expect, it } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

it('lets a caller in again when the time is over, and others meanwhile', () => {
  const limit = new RateLimiter(2, 1000)
  expect([0, 1, 400].map((now) => limit.wait('a', now))).toEqual([0, 0, 600])
  expect(limit.wait('b', 400)).toBe(0)
  expect(limit.wait('a', 1000)).toBe(0)
})

it('lets a caller in when the clock was put back', () => {
  const limit = new RateLimiter(1, 1000)
  expect([90_000, 90_001].map((now) => limit.wait('a', now))).toEqual([0, 999])
  expect(limit.wait('a', 10)).toBe(0)
})

it('remembers no more callers than there is room for', () => {
  const limit = new RateLimiter(1, 1000)
  limit.wait('first', 0)
  for (let index = 0; index < 10_000; index++) limit.wait(`${index}`, 0)
  expect(limit.wait('first', 1)).toBe(0)
  expect(limit.wait('9999', 1)).toBe(999)
})
