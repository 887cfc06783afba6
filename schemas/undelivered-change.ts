import { z } from 'zod'
import { textHash } from './text-hash.ts'

const PREFIX = 'undeliveredChange.'

export const UNDELIVERED_CHANGE = 'undeliveredChange'

/** What a receiver is told of an entry of the changelog. */
export const CHANGE_EVENTS = ['change.published', 'change.updated'] as const
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

/** Of an entry and a receiver; dotted, so that only users of the lake can read it. */
export const undeliveredChangeId = (entry: string, receiver: string): string =>
  `${PREFIX}${textHash(`${receiver} ${entry}`)}${textHash(`${entry} ${receiver}`)}`

/**
 * That a receiver of changes was not told of an entry, and why. The site writes it when it gave up for the
 * moment, and deletes it when the receiver has taken it, or is not to be told any more.
 */
export const undeliveredChangeSchema = z.object({
  _id: z.string(),
  entry: z.string().min(1),
  receiver: z.string().min(1),
  event: z.enum(CHANGE_EVENTS),
  reason: z.string(),
  /** Of the first try that failed. */
  since: z.iso.datetime(),
  lastTry: z.iso.datetime(),
  /** How often it was sent. */
  tries: z.number(),
  /** When the site tries again by itself; none where it waits for an operator. */
  nextTry: z.iso.datetime().nullish(),
  /** That an operator wants it sent again, and since when. */
  resend: z.iso.datetime().nullish(),
})
