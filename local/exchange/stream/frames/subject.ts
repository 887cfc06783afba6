import type { Fields } from '../../fields.ts'
import type { Topic } from '../topics.ts'

/** What the frames of one subscription are made of. */
export interface Subject {
  topic: Topic
  /** Of the topic's messages, those of its category. */
  examples: readonly Fields[]
  /** The next number of the sequence that all topics share: what has a smaller one was made earlier. */
  sequence: () => number
  /** From 0 up to 1. */
  random: () => number
}

/** Makes the frame of the moment `now`, in ms since 1970. */
export type NextFrame = (now: number) => Fields
