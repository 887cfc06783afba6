import { isFields } from '../../fields.ts'
import { nudge } from './nudge.ts'
import { refresh } from './refresh.ts'
import type { NextFrame, Subject } from './subject.ts'

/** Trades at a price that wanders around the example's. */
export function tradeFrames(subject: Subject): NextFrame {
  const { random } = subject
  const base = subject.topic.category === 'option' ? subject.examples.at(-1) : subject.examples[0]
  let price = 0
  return (now) => {
    const before = price
    price = Math.max(-50, Math.min(50, price + Math.round((random() - 0.5) * 10)))
    const frame = refresh(subject, base ?? {}, now)
    const data = Array.isArray(frame['data']) ? frame['data'].filter(isFields) : []
    return {
      ...frame,
      data: data.map((trade) => ({
        ...trade,
        S: random() < 0.5 ? 'Buy' : 'Sell',
        v: nudge(String(trade['v']), Math.floor(random() * 40)),
        p: nudge(String(trade['p']), price),
        ...('L' in trade && { L: direction(price - before) }),
      })),
    }
  }
}

const direction = (change: number) =>
  change > 0 ? 'PlusTick' : change < 0 ? 'MinusTick' : 'ZeroPlusTick'
