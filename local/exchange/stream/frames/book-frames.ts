import { z } from 'zod'
import { isFields } from '../../fields.ts'
import { OrderBook } from './order-book.ts'
import { refresh } from './refresh.ts'
import { decimalsOf } from './shift-number.ts'
import type { NextFrame, Subject } from './subject.ts'

const levels = z.array(z.array(z.string()).min(2))
const worked = z.looseObject({
  data: z.looseObject({ b: levels, a: levels, u: z.number() }),
})

/** A snapshot of the book, then deltas; at depth 1 snapshots only. */
export function bookFrames(subject: Subject): NextFrame {
  const { topic, examples, random } = subject
  const [example = {}] = examples
  const { b, a, u } = worked.parse(example).data
  const depth = Number(topic.parameters['depth'] ?? topic.channel.push[0]?.depth ?? 50)
  const prices = [...b, ...a].map(([price = '']) => decimalsOf(price))
  const decimals = Math.max(...prices)
  const best = (side: string[][]) => Math.round(Number(side[0]?.[0]) * 10 ** decimals)
  const book = new OrderBook({
    bestBid: best(b),
    bestAsk: best(a),
    decimals,
    depth,
    sizes: b[0]?.length === 3 ? 2 : 1,
    random,
  })
  let update = u
  let sent = false
  return (now) => {
    const changes = sent ? book.move() : undefined
    const type = changes && depth > 1 ? 'delta' : 'snapshot'
    const sides = type === 'delta' ? changes : book.snapshot()
    const frame = refresh(subject, example, now)
    const data = isFields(frame['data']) ? frame['data'] : {}
    if (sent) update += 1
    sent = true
    return { ...frame, type, data: { ...data, ...sides, u: update } }
  }
}
