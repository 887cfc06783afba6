import type { Translate } from '../../messages/translator.ts'
import type { Channel, PushFrequency } from '../model/page-data.ts'

/** The facts that a client needs before subscribing: push frequency, kind of messages, login. */
export function channelNotes(
  { frequencies, delivery, ...channel }: Channel,
  t: Translate,
): string[] {
  return [
    ...pushFacts(frequencies, t),
    ...(delivery ? [deliveryFact(delivery.types, t)] : []),
    channel.private ? t('channel.login') : t('operation.public'),
  ]
}

/** `100ms` as "every 100 ms"; a value that is no duration stays as written. */
export function describePushInterval(every: string, t: Translate): string {
  if (every === 'real-time') return t('channel.realTime')
  const [, time, unit] = /^([\d-]+)([a-z]+)$/.exec(every) ?? []
  if (!time || !unit) return every
  return t('channel.every', { time: time.replace('-', '–'), unit })
}

/** A single frequency, or the range from fastest to slowest when all have the same unit. */
function pushFacts(frequencies: PushFrequency[], t: Translate): string[] {
  const all = [...new Set(frequencies.map(({ every }) => every))]
  const times = all.flatMap((every) => {
    const [, time, unit] = /^(\d+)([a-z]+)$/.exec(every) ?? []
    return time && unit ? [{ time: Number(time), unit }] : []
  })
  const [first] = times
  if (
    !first ||
    times.length < Math.max(2, all.length) ||
    times.some(({ unit }) => unit !== first.unit)
  )
    return all.map((every) => describePushInterval(every, t))
  const sorted = times.map(({ time }) => time).sort((a, b) => a - b)
  return [describePushInterval(`${sorted.at(0)}-${sorted.at(-1)}${first.unit}`, t)]
}

function deliveryFact(types: string[], t: Translate): string {
  return types.includes('delta') ? t('channel.deltas') : t('channel.snapshots')
}
