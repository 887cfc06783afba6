import 'server-only'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { schemaType, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { endedSessions, endedSessionsId, signedOutId } from '../../../schemas/ended-sessions.ts'
import { type DraftSession, SESSION_MS } from '../../preview/session/draft-session.ts'
import { hasEnded } from '../../preview/session/has-ended.ts'
import { signSession } from '../../preview/session/sign-session.ts'
import { verifySession } from '../../preview/session/verify-session.ts'
import type { DraftLake } from './draft-lake.ts'

const writtenQuery = defineQuery(`*[_type == "${schemaType}" && secret == $secret][0]{_id, userId}`)

const written = z.object({ _id: z.string(), userId: z.string().min(1).nullish() }).nullable()

/** A session that has just begun, and what the Studio wants to be shown in it. */
export interface BegunSession {
  /** For the cookie. */
  signed: string
  session: DraftSession
  /** An address, as it was given. */
  redirectTo: string | null
  perspective: string | null
}

/** Ids of secrets that have begun a session, which the lake keeps for others to read until they end. */
const used = new Set<string>()
/** More than are written in the hour for which one is valid. */
const MOST_USED = 10_000

/**
 * Begins a session for whoever opens `url`, which holds a secret that the Studio wrote into the lake
 * within the hour; undefined where it holds none, or one that has begun a session in this process: it is good
 * for one, and for who has that session, `signed`, and opens it again. The secret that Sanity's own sharing makes for
 * everybody is no person's and does not end, so it begins none: pages are shared by our links.
 */
export async function beginSession(
  { client, key }: DraftLake,
  url: string,
  signed?: string,
): Promise<BegunSession | undefined> {
  const { isValid, redirectTo, studioPreviewPerspective } = await validatePreviewUrl(client, url)
  if (!isValid) return undefined
  const secret = new URL(url).searchParams.get(urlSearchParamPreviewSecret)
  const raw = { perspective: 'raw', stega: false } as const
  const by = written.parse(await client.fetch(writtenQuery, { secret }, raw))
  if (!by) return undefined
  const begun = Date.now()
  const who = by.userId ?? by._id
  if (used.has(by._id) && (await openSession({ client, key }, signed))?.who !== who)
    return undefined
  used.add(by._id)
  const [oldest] = used
  if (used.size > MOST_USED && oldest !== undefined) used.delete(oldest)
  const session = { who, begun, ends: begun + SESSION_MS }
  return {
    signed: signSession(session, key),
    session,
    redirectTo: redirectTo ?? null,
    perspective: studioPreviewPerspective ?? null,
  }
}

/**
 * The session of a cookie, while it lasts, nobody has ended it, and its person has not signed out of the Studio.
 * Throws when the lake does not answer.
 */
export async function openSession(
  { client, key }: DraftLake,
  signed: string | undefined,
): Promise<DraftSession | undefined> {
  const session = verifySession(signed, key, Date.now())
  if (!session) return undefined
  const asked = [endedSessionsId, signedOutId(session.who)]
  const [ended, signedOut] = await client.getDocuments(asked)
  const isOver = hasEnded(session, endedOf(ended ?? undefined), signedOut?._updatedAt)
  return isOver ? undefined : session
}

/** What cannot be read might end the session, so nobody is let in. */
function endedOf(document: unknown) {
  const result = endedSessions.optional().safeParse(document)
  if (result.success) return result.data
  throw new Error(
    `The document ${endedSessionsId} does not say which sessions have ended: ${z.prettifyError(result.error)}. Delete it, and end sessions anew in the Studio.`,
    { cause: result.error },
  )
}
