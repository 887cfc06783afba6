import { z } from 'zod'

/**
 * The document that ends sessions in which drafts are seen on the site. A dotted id: only users of the
 * lake can read it, and of them administrators alone may write what begins so.
 */
export const endedSessionsId = 'draftSessions.ended'

export const ENDED_SESSIONS = 'draftSessions'

/** Sessions that begun at such a time, or before it, have ended. */
export const endedSessions = z.object({
  _type: z.literal(ENDED_SESSIONS),
  /** Of everybody. */
  everybody: z.iso.datetime().optional(),
  /** Of single people, by the ids of their users. */
  people: z.array(z.object({ _key: z.string(), at: z.iso.datetime() })).optional(),
})

export type EndedSessions = z.infer<typeof endedSessions>

/**
 * The document that ends the sessions of one person alone, who may write it: when the lake last wrote it is when that
 * person signed out of the Studio.
 */
export const signedOutId = (who: string): string => `${ENDED_SESSIONS}.of.${who}`
