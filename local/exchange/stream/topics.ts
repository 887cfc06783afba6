import type { Channel } from './channels.ts'

/** A topic as subscribed to. */
export interface Topic {
  name: string
  channel: Channel
  /** Values of `depth`, `symbol`, `interval` … in the topic's name. */
  parameters: Readonly<Record<string, string>>
  /** Category of the stream, or of the topic if it names one. */
  category: string | undefined
  /** Interval between messages, in ms. */
  everyMs: number
}

/** The topic with this name on the stream at `path`; undefined if there is none. */
export function topicOf(
  channels: readonly Channel[],
  path: string,
  name: string,
): Topic | undefined {
  for (const channel of channels) {
    const match = channel.paths.includes(path) && channel.pattern.exec(name)
    if (!match) continue
    const parameters = match.groups ?? {}
    const category =
      parameters['category'] ?? /^\/v5\/public\/(spot|linear|inverse|option)$/.exec(path)?.[1]
    const every = frequencyOf(channel, category, parameters['depth'])
    if (every === undefined) return undefined
    return { name, channel, parameters, category, everyMs: every }
  }
  return undefined
}

/** Interval for topics without a documented frequency, and for real-time ones: often enough to watch, in ms. */
const UNNAMED_MS = 1000
const REAL_TIME_MS = 250

/** Interval in ms; undefined for a depth that the category lacks. */
function frequencyOf(
  { push, paths }: Channel,
  category: string | undefined,
  depth: string | undefined,
): number | undefined {
  const known = push.filter(
    (each) => category === undefined || (each.category?.includes(category) ?? true),
  )
  const found = known.find((each) => depth === undefined || each.depth === Number(depth))
  if (!found) return depth === undefined ? UNNAMED_MS : undefined
  if (found.every === 'real-time') return paths.includes('/v5/private') ? UNNAMED_MS : REAL_TIME_MS
  const [, least = '1', unit] = /^(\d+)(?:-\d+)?(ms|s)$/.exec(found.every) ?? []
  return unit === 'ms' ? Number(least) : Number(least) * 1000
}
