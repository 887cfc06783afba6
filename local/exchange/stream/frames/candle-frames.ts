import { isFields } from '../../fields.ts'
import { refresh } from './refresh.ts'
import { decimalsOf, shiftNumber } from './shift-number.ts'
import type { NextFrame, Subject } from './subject.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The first Monday since 1970. */
const MONDAY = 4 * DAY

/** Start and end of the candle at a time, in ms since 1970; the end is its last millisecond. */
export function candleTimes(interval: string, now: number): { start: number; end: number } {
  if (interval === 'M') {
    const date = new Date(now)
    const at = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)
    return { start: at(0), end: at(1) - 1 }
  }
  const length = interval === 'D' ? DAY : interval === 'W' ? 7 * DAY : Number(interval) * MINUTE
  const from = interval === 'W' ? MONDAY : 0
  const start = Math.floor((now - from) / length) * length + from
  return { start, end: start + length - 1 }
}

/** The forming candle; after its end, once more as closed, and then the next. */
export function candleFrames(subject: Subject): NextFrame {
  const { random, topic, examples } = subject
  const interval = topic.parameters['interval'] ?? '1'
  const [example = {}] = examples
  const [worked] = Array.isArray(example['data']) ? example['data'].filter(isFields) : []
  const base = String(worked?.['close'])
  let price = 0
  let candle: ReturnType<typeof opened> | undefined

  const opened = (now: number) => ({
    ...candleTimes(interval, now),
    open: price,
    high: price,
    low: price,
    volume: 0,
  })

  return (now) => {
    candle ??= opened(now)
    const { start, end, open } = candle
    const isClosed = now > end
    if (!isClosed) {
      price = Math.max(-500, Math.min(500, price + Math.round((random() - 0.5) * 40)))
      candle.volume += Math.floor(random() * 900) + 1
    }
    candle.high = Math.max(candle.high, price)
    candle.low = Math.min(candle.low, price)
    const volume = candle.volume / 1000
    const frame = {
      ...refresh(subject, example, now),
      data: [
        {
          ...worked,
          start,
          end,
          interval,
          open: shiftNumber(base, open),
          close: shiftNumber(base, price),
          high: shiftNumber(base, candle.high),
          low: shiftNumber(base, candle.low),
          volume: volume.toFixed(3),
          turnover: (volume * Number(base)).toFixed(decimalsOf(base) + 1),
          confirm: isClosed,
          timestamp: isClosed ? end : now,
        },
      ],
    }
    if (isClosed) candle = undefined
    return frame
  }
}
