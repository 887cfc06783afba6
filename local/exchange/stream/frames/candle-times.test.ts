import { expect, it } from 'vitest'
import { candleTimes } from './candle-frames.ts'

const NOW = Date.UTC(2026, 1, 18, 13, 47, 31)

it.each([
  ['1', '2026-02-18T13:47:00.000Z', '2026-02-18T13:47:59.999Z'],
  ['15', '2026-02-18T13:45:00.000Z', '2026-02-18T13:59:59.999Z'],
  ['240', '2026-02-18T12:00:00.000Z', '2026-02-18T15:59:59.999Z'],
  ['D', '2026-02-18T00:00:00.000Z', '2026-02-18T23:59:59.999Z'],
  ['W', '2026-02-16T00:00:00.000Z', '2026-02-22T23:59:59.999Z'],
  ['M', '2026-02-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z'],
])('a candle of %s lasts from %s to %s', (interval, start, end) => {
  const times = candleTimes(interval, NOW)
  expect([times.start, times.end].map((time) => new Date(time).toISOString())).toEqual([start, end])
})
