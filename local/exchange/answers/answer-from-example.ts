import { styleOf, timeOf } from '../envelope.ts'
import { type Fields, isFields } from '../fields.ts'

const ECHOED = ['category', 'symbol', 'orderId', 'orderLinkId', 'coin', 'baseCoin', 'settleCoin']

export interface ExampleContext {
  path: string
  /** The request that belongs to the example. */
  worked: Fields
  /** The actual request. */
  fields: Fields
  /** Time in ms since 1970. */
  now: number
}

/** Adapts an example to this request and time: times, identifiers, and one entry for each order of a batch. */
export function answerFromExample(
  example: Fields,
  { path, worked, fields, now }: ExampleContext,
): Fields {
  const isTime = path === '/v5/market/time'
  const answer: Fields = {
    ...example,
    result: isTime ? serverTime(now) : echoed(example['result'], worked, fields),
    ...timeOf(styleOf(example), now),
  }
  const orders = fields['request']
  if (!Array.isArray(orders)) return answer
  const workedOrders = Array.isArray(worked['request']) ? worked['request'] : []
  return {
    ...answer,
    result: listFor(answer['result'], workedOrders, orders),
    retExtInfo: listFor(answer['retExtInfo'], workedOrders, orders),
  }
}

/** `timeNano` has the clock's precision, a millisecond. */
const serverTime = (now: number) => ({
  timeSecond: String(Math.floor(now / 1000)),
  timeNano: `${now}000000`,
})

/** The list of a result with one entry for each order, with that order's identifiers. */
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

/** Replaces identifiers of the worked request, or any where it named none, by those of the actual request. */
function echoed(value: unknown, worked: Fields, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => echoed(item, worked, fields))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const wanted = fields[name]
      const isEchoed =
        ECHOED.includes(name) &&
        typeof inner === 'string' &&
        inner !== '' &&
        (!(name in worked) || worked[name] === inner)
      if (isEchoed && typeof wanted === 'string' && isOne(wanted)) return [name, wanted]
      return [name, echoed(inner, worked, fields)]
    }),
  )
}

/** Whether a parameter names one coin: several are separated by commas. */
const isOne = (text: string) => text !== '' && !text.includes(',')
