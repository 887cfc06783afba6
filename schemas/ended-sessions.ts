import { z } from 'zod'

/**
 * Id of the document that ends preview sessions. An id with a dot is readable for users of the lake only, and of them
 * only administrators may write ids with this prefix.
 */
export const endedSessionsId = 'draftSessions.ended'

export const ENDED_SESSIONS = 'draftSessions'

/** Sessions that began at or before such a time have ended. */
export const endedSessions = z.object({
  _type: z.literal(ENDED_SESSIONS),
  /** Ends the sessions of all users. */
  everybody: z.iso.datetime().optional(),
  /** Ends the sessions of single users, by user id. */
  people: z.array(z.object({ _key: z.string(), at: z.iso.datetime() })).optional(),
})

export type EndedSessions = z.infer<typeof endedSessions>

/**
 * Id of the document that ends one user's sessions, and that this user may write: its last update is the time at which
 * the user signed out of the Studio.
 */
export const signedOutId = (who: string): string => `${ENDED_SESSIONS}.of.${who}`
