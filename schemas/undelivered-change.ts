import { z } from 'zod'
import { textHash } from './text-hash.ts'

const PREFIX = 'undeliveredChange.'

export const UNDELIVERED_CHANGE = 'undeliveredChange'

/** Events about a changelog entry that receivers get. */
export const CHANGE_EVENTS = ['change.published', 'change.updated'] as const
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

/** Returns the id for an entry and a receiver: with a dot, so that only users of the lake can read it. */
export const undeliveredChangeId = (entry: string, receiver: string): string =>
  `${PREFIX}${textHash(`${receiver} ${entry}`)}${textHash(`${entry} ${receiver}`)}`

/**
 * Records that a changelog entry could not be delivered to a receiver, and why. The site writes it when it gives up for
 * now, and deletes it after a delivery, or when the entry need not be delivered any more.
 */
export const undeliveredChangeSchema = z.object({
  _id: z.string(),
  entry: z.string().min(1),
  receiver: z.string().min(1),
  event: z.enum(CHANGE_EVENTS),
  reason: z.string(),
  /** Time of the first failed attempt. */
  since: z.iso.datetime(),
  lastTry: z.iso.datetime(),
  /** Number of attempts. */
  tries: z.number(),
  /** Time of the next automatic attempt; undefined if an operator must act. */
  nextTry: z.iso.datetime().nullish(),
  /** Time at which an operator requested another attempt. */
  resend: z.iso.datetime().nullish(),
})
