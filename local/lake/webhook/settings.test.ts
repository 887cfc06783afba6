import { describe, expect, it } from 'vitest'
import { deliverySettings, waitAfter, waitUntil } from './settings.ts'

describe('waitAfter', () => {
  it('doubles the wait up to the longest, with a random quarter more or less', () => {
    const waits = [1, 2, 3, 8, 9, 100].map((attempts) =>
      waitAfter(attempts, deliverySettings, () => 0.5),
    )
    expect(waits).toEqual([100, 200, 400, 12_800, 15_000, 15_000])
    expect(waitAfter(1, deliverySettings, () => 0)).toBe(75)
    expect(waitAfter(1, deliverySettings, () => 1)).toBe(125)
  })

  it('gives a receiver about half an hour', () => {
    const { maxAttempts } = deliverySettings
    const waits = Array.from({ length: maxAttempts - 1 }, (_, attempt) =>
      waitAfter(attempt + 1, deliverySettings, () => 0.5),
    )
    const minutes = waits.reduce((sum, wait) => sum + wait) / 60_000
    expect(minutes).toBeGreaterThan(28)
    expect(minutes).toBeLessThan(32)
  })
})

describe('waitUntil', () => {
  it('returns the rest of a wait, and 0 when it is over or impossibly long', () => {
    expect(waitUntil(5000, 2000, deliverySettings)).toBe(3000)
    expect(waitUntil(2000, 5000, deliverySettings)).toBe(0)
    expect(waitUntil(10_000_000, 2000, deliverySettings)).toBe(0)
  })
})
