import type { Channel } from './channels.ts'
import type { Stream } from './streams.ts'
import { type Topic, topicOf } from './topics.ts'

/** Most characters in all `args` of one public connection. */
const ARGS_LENGTH = 21_000
/** Most topics in one subscription to spot. */
const SPOT_ARGS = 10
/** Most topics of one connection to options. */
const OPTION_TOPICS = 2000

/** Accepted and refused topics of a subscription; `words` is the API's reason. */
export interface Outcome {
  added: Topic[]
  refused: { topic: string; words: string }[]
}

/** Subscribes a connection to `stream`, which has the topics `present`, to those in `args`. */
export function subscribe(
  channels: readonly Channel[],
  stream: Stream,
  present: ReadonlySet<string>,
  args: readonly unknown[],
): Outcome {
  const names = args.map((arg) => (typeof arg === 'string' ? arg : JSON.stringify(arg)))
  const whole = wholeRefused(stream, present, names)
  if (whole) return { added: [], refused: names.map((topic) => ({ topic, words: whole })) }
  const outcome: Outcome = { added: [], refused: [] }
  for (const name of names) {
    const topic = topicOf(channels, stream.path, name)
    const isTwice = present.has(name) || outcome.added.some((added) => added.name === name)
    if (isTwice) outcome.refused.push({ topic: name, words: `already subscribed,topic:${name}` })
    else if (topic) outcome.added.push(topic)
    else outcome.refused.push({ topic: name, words: `handler not found,topic:${name}` })
  }
  const mixed = mixedWith(outcome.added)
  if (mixed)
    outcome.refused.push({ topic: mixed, words: `mixed with its categories,topic:${mixed}` })
  return outcome
}

function wholeRefused(
  { path }: Stream,
  present: ReadonlySet<string>,
  names: readonly string[],
): string | undefined {
  if (path === '/v5/public/spot' && names.length > SPOT_ARGS) return `args size >${SPOT_ARGS}`
  if (path === '/v5/public/option' && present.size + names.length > OPTION_TOPICS)
    return `topics of a connection >${OPTION_TOPICS}`
  const length = [...present, ...names].reduce((sum, name) => sum + name.length, 0)
  if (path.startsWith('/v5/public/') && length > ARGS_LENGTH)
    return `args length of a connection >${ARGS_LENGTH}`
  return undefined
}

/** The topic for all categories, when topics for single ones are present too. */
const mixedWith = (topics: readonly Topic[]): string | undefined =>
  topics.find(({ channel }) =>
    topics.some((other) => other.channel.address === `${channel.address}.{category}`),
  )?.name
