import type { Fields } from '../fields.ts'
import { framesOf } from './frames/frames-of.ts'
import type { Topic } from './topics.ts'

export interface FeedOptions {
  now: () => number
  sequence: () => number
  /** By how much the documented time between messages is multiplied. */
  pace: number
}

/**
 * Sends the messages of a topic until the returned function is called: public ones from now on,
 * private ones when the first would have happened.
 */
export function startFeed(
  topic: Topic,
  { now, sequence, pace }: FeedOptions,
  send: (frame: Fields) => void,
): () => void {
  const next = framesOf(topic, sequence)
  if (!next) return () => {}
  const push = () => send(next(now()))
  if (!topic.channel.paths.includes('/v5/private')) push()
  const timer = setInterval(push, topic.everyMs * pace)
  return () => clearInterval(timer)
}
