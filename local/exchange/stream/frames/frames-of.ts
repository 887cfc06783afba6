import { type Fields, isFields } from '../../fields.ts'
import type { Topic } from '../topics.ts'
import { bookFrames } from './book-frames.ts'
import { candleFrames } from './candle-frames.ts'
import { refresh } from './refresh.ts'
import { shiftNumber } from './shift-number.ts'
import type { NextFrame, Subject } from './subject.ts'
import { tickerFrames } from './ticker-frames.ts'

/** Trades at a price that varies around the example's. */
function tradeFrames(subject: Subject): NextFrame {
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
        v: shiftNumber(String(trade['v']), Math.floor(random() * 40)),
        p: shiftNumber(String(trade['p']), price),
        ...('L' in trade && { L: direction(price - before) }),
      })),
    }
  }
}

const direction = (change: number) =>
  change > 0 ? 'PlusTick' : change < 0 ? 'MinusTick' : 'ZeroPlusTick'

/** The examples in turn; a snapshot comes first where deltas follow, and only once. */
function exampleFrames(subject: Subject): NextFrame {
  const { parameters } = subject.topic
  const wanted = parameters['category']
  const ofCategory = subject.examples.filter(
    (example) => wanted === undefined || rowsOf(example).some((row) => row['category'] === wanted),
  )
  const examples = ofCategory.length > 0 ? ofCategory : subject.examples
  const deltas = examples.filter((example) => example['type'] === 'delta')
  let made = 0
  return (now) => {
    const turns = made > 0 && deltas.length > 0 ? deltas : examples
    const frame = refresh(subject, turns[made % turns.length] ?? {}, now)
    made += 1
    return frame
  }
}

/** The records of a message. */
const rowsOf = ({ data }: Fields): Fields[] => (Array.isArray(data) ? data.filter(isFields) : [])

const MAKERS: Readonly<Record<string, (subject: Subject) => NextFrame>> = {
  orderbook: bookFrames,
  orderbookRpi: bookFrames,
  publicTrade: tradeFrames,
  tickers: tickerFrames,
  kline: candleFrames,
}

/** The frames of a subscription, made from its topic's examples; undefined for a topic without any. */
export function framesOf(topic: Topic, sequence: () => number): NextFrame | undefined {
  const examples = topic.channel.messages
    .filter(
      ({ categories }) =>
        topic.category === undefined || (categories?.includes(topic.category) ?? true),
    )
    .flatMap((message) => message.examples)
  if (examples.length === 0) return undefined
  const make = MAKERS[topic.channel.name] ?? exampleFrames
  return make({ topic, examples, sequence, random: createRandom() })
}

/** Returns pseudo-random numbers from 0 up to 1, the same sequence each time. */
function createRandom(): () => number {
  let state = 42
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
