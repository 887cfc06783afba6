import { type Fields, isFields } from '../../fields.ts'
import type { Subject } from './subject.ts'

/** Message fields that repeat a parameter of the topic. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  symbol: ['s', 'symbol'],
  coin: ['c'],
  pool: ['coin'],
  category: ['category'],
}
/** Fields whose ids are unique in each message. */
const UNIQUE = ['id', 'execId', 'i']
/** Fields with sequence numbers. */
const SEQUENCE = ['seq', 'cs']
/** Times in ms from the period of the examples. */
const IN_EXAMPLES = /^176[678]\d{9}$/

/** Adapts an example to a topic at the time `now`: topic, symbol, times, ids and sequence. */
export function refresh({ topic, sequence }: Subject, example: Fields, now: number): Fields {
  const shift = now - Number(example['ts'] ?? example['creationTime'] ?? now)
  const worked = topic.channel.pattern.exec(String(example['topic']))?.groups ?? {}
  const named = new Map(
    Object.entries(topic.parameters).flatMap(([parameter, value]) =>
      (FIELDS_OF[parameter] ?? []).map((field) => [field, { from: worked[parameter], to: value }]),
    ),
  )

  function leaf(name: string, value: unknown): unknown {
    if (SEQUENCE.includes(name) && typeof value === 'number') return sequence()
    if (typeof value === 'number' && IN_EXAMPLES.test(String(value))) return value + shift
    if (typeof value !== 'string') return value
    if (IN_EXAMPLES.test(value)) return String(Number(value) + shift)
    if (UNIQUE.includes(name) && value.length > 12) return unique(value, sequence())
    const parameter = named.get(name)
    if (parameter === undefined) return value
    if (parameter.from === undefined || value === parameter.from) return parameter.to
    // Options are subscribed to by base coin, with which their names begin.
    return value.startsWith(`${parameter.from}-`)
      ? parameter.to + value.slice(parameter.from.length)
      : value
  }
  function within(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((item) => within(item, name))
    return isFields(value) ? inside(value) : leaf(name, value)
  }
  const inside = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, within(value, name)]))

  return { ...inside(example), topic: topic.name }
}

/** The id with other last digits. */
const unique = (id: string, number: number) =>
  id.slice(0, -12) + number.toString(16).padStart(12, '0').slice(-12)
