import type { Topic } from '../topics.ts'
import { bookFrames } from './book-frames.ts'
import { candleFrames } from './candle-frames.ts'
import { exampleFrames } from './example-frames.ts'
import type { NextFrame, Subject } from './subject.ts'
import { tickerFrames } from './ticker-frames.ts'
import { tradeFrames } from './trade-frames.ts'

const MAKERS: Readonly<Record<string, (subject: Subject) => NextFrame>> = {
  orderbook: bookFrames,
  orderbookRpi: bookFrames,
  publicTrade: tradeFrames,
  tickers: tickerFrames,
  kline: candleFrames,
}

/** The frames of a subscription, made from the examples of its topic; undefined for a topic that pushes none. */
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

/** Numbers from 0 up to 1 that look random, the same ones each time. */
function createRandom(): () => number {
  let state = 42
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
