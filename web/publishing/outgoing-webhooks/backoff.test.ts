import { expect, it } from 'vitest'
import { nextAttempt } from './undelivered-changes.ts'

const HOUR = 3_600_000

it('nextAttempt doubles the age of a message, with waits from five minutes to twelve hours, for three days', () => {
  const tries: number[] = []
  for (let at: number | undefined = 0; at !== undefined; at = nextAttempt(0, at)) tries.push(at)
  expect(tries.slice(1, 6).map((at) => at / 60_000)).toEqual([5, 10, 20, 40, 80])
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
  expect(Math.max(...waits)).toBe(12 * HOUR)
  expect(tries.at(-1)).toBeGreaterThan(56 * HOUR)
  expect(tries.at(-1)).toBeLessThanOrEqual(72 * HOUR)
})
