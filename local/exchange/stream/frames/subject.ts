import type { Fields } from '../../fields.ts'
import type { Topic } from '../topics.ts'

/** The input for a subscription's frames. */
export interface Subject {
  topic: Topic
  /** Example messages of the topic's category. */
  examples: readonly Fields[]
  /** Returns the next number of the sequence that all topics share. */
  sequence: () => number
  /** Returns a number from 0 up to 1. */
  random: () => number
}

/** Makes the frame for the time `now`, in ms since 1970. */
export type NextFrame = (now: number) => Fields
