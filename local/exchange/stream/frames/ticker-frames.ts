import { type Fields, isFields } from '../../fields.ts'
import { refresh } from './refresh.ts'
import { shiftNumber } from './shift-number.ts'
import type { NextFrame, Subject } from './subject.ts'

const PRICES = ['lastPrice', 'bid1Price', 'ask1Price', 'bidPrice', 'askPrice', 'markPrice']

/** A snapshot, then deltas in categories that have them, with prices that move together. */
export function tickerFrames(subject: Subject): NextFrame {
  const { examples, random, topic } = subject
  const snapshots = examples.filter(({ type }) => type === 'snapshot')
  // A delivery contract has a date after a hyphen, and fields of its own.
  const isDated = topic.parameters['symbol']?.includes('-') ?? false
  const snapshot = snapshots.find((example) => isDated && hasField(example, 'deliveryTime'))
  const first = snapshot ?? snapshots[0] ?? {}
  const delta = examples.findLast(({ type }) => type === 'delta')
  let sent = false
  let price = 0
  return (now) => {
    price = Math.max(-50, Math.min(50, price + Math.round((random() - 0.5) * 10)))
    const frame = refresh(subject, sent && delta ? delta : first, now)
    sent = true
    const data = isFields(frame['data']) ? frame['data'] : {}
    return {
      ...frame,
      data: { ...data, ...movedPrices(isFields(first['data']) ? first['data'] : {}, data, price) },
    }
  }
}

const hasField = ({ data }: Fields, name: string) => isFields(data) && name in data

/** The prices of the message, moved from those of the snapshot. */
const movedPrices = (base: Fields, data: Fields, units: number): Fields =>
  Object.fromEntries(
    PRICES.filter((name) => name in data).map((name) => [
      name,
      shiftNumber(String(base[name]), units),
    ]),
  )
