import { styleOf, timeOf } from '../envelope.ts'
import { type Fields, isFields } from '../fields.ts'

const ECHOED = ['category', 'symbol', 'orderId', 'orderLinkId', 'coin', 'baseCoin', 'settleCoin']

export interface Occasion {
  path: string
  /** The request that the example answers. */
  worked: Fields
  /** The request to answer. */
  asked: Fields
  /** In ms since 1970. */
  now: number
}

/** The example as an answer to this request at this moment: its time, its identifiers, an entry for each order of a batch. */
export function answerFromExample(example: Fields, { path, worked, asked, now }: Occasion): Fields {
  const isTime = path === '/v5/market/time'
  const answer: Fields = {
    ...example,
    result: isTime ? serverTime(now) : echoed(example['result'], worked, asked),
    ...timeOf(styleOf(example), now),
  }
  const orders = asked['request']
  if (!Array.isArray(orders)) return answer
  const workedOrders = Array.isArray(worked['request']) ? worked['request'] : []
  return {
    ...answer,
    result: listFor(answer['result'], workedOrders, orders),
    retExtInfo: listFor(answer['retExtInfo'], workedOrders, orders),
  }
}

/** `timeNano` has the precision of the clock, which is a millisecond. */
const serverTime = (now: number) => ({
  timeSecond: String(Math.floor(now / 1000)),
  timeNano: `${now}000000`,
})

/** The list of a result with one entry for each order, each with the identifiers of its order. */
function listFor(part: unknown, worked: readonly unknown[], orders: readonly unknown[]): unknown {
  if (!isFields(part) || !Array.isArray(part['list'])) return part
  const samples: unknown[] = part['list']
  if (samples.length === 0) return part
  const list = orders.map((order, index) => {
    const at = index % samples.length
    const workedOrder = worked[at]
    if (!isFields(order)) return samples[at]
    return echoed(samples[at], isFields(workedOrder) ? workedOrder : {}, order)
  })
  return { ...part, list }
}

/** The same value with the identifiers asked for, wherever it has those of the worked request, or any where that named none. */
function echoed(value: unknown, worked: Fields, asked: Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => echoed(item, worked, asked))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const wanted = asked[name]
      const isEchoed =
        ECHOED.includes(name) &&
        typeof inner === 'string' &&
        inner !== '' &&
        (!(name in worked) || worked[name] === inner)
      if (isEchoed && typeof wanted === 'string' && isOne(wanted)) return [name, wanted]
      return [name, echoed(inner, worked, asked)]
    }),
  )
}

/** Several coins may be asked for at once, separated by commas. */
const isOne = (text: string) => text !== '' && !text.includes(',')
