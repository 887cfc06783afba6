import 'server-only'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { schemaType, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { endedSessions, endedSessionsId, signedOutId } from '../../../schemas/ended-sessions.ts'
import { type DraftSession, SESSION_MS } from '../../preview/session/draft-session.ts'
import { isSessionEnded } from '../../preview/session/is-session-ended.ts'
import { signSession } from '../../preview/session/sign-session.ts'
import { verifySession } from '../../preview/session/verify-session.ts'
import type { DraftLake } from './draft-lake.ts'

const writtenQuery = defineQuery(`*[_type == "${schemaType}" && secret == $secret][0]{_id, userId}`)

const written = z.object({ _id: z.string(), userId: z.string().min(1).nullish() }).nullable()

/** A new session, with the address and perspective that the Studio asked for. */
export interface NewDraftSession {
  /** Value of the cookie. */
  signed: string
  session: DraftSession
  /** Address from the Studio's URL, unchecked. */
  redirectTo: string | null
  perspective: string | null
}

/** Ids of secrets that have begun a session. The lake keeps a secret until it expires, readable by others. */
const used = new Set<string>()
/** More secrets than are written within the hour for which one is valid. */
const MOST_USED = 10_000

/**
 * Begins a session for the person who opens `url`, which holds a secret that the Studio wrote into the lake within the
 * last hour. Undefined without such a secret, and for one already used in this process, unless `signed` is the session
 * of the same person. The secret of Sanity's own sharing belongs to nobody and never expires, so it begins no session:
 * pages are shared by our links.
 */
export async function beginSession(
  { client, key }: DraftLake,
  url: string,
  signed?: string,
): Promise<NewDraftSession | undefined> {
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
 * The session of a cookie, unless it has expired, was ended, or its person has signed out of the Studio. Throws when
 * the lake does not answer.
 */
export async function openSession(
  { client, key }: DraftLake,
  signed: string | undefined,
): Promise<DraftSession | undefined> {
  const session = verifySession(signed, key, Date.now())
  if (!session) return undefined
  const ids = [endedSessionsId, signedOutId(session.who)]
  const [ended, signedOut] = await client.getDocuments(ids)
  const isOver = isSessionEnded(session, endedOf(ended ?? undefined), signedOut?._updatedAt)
  return isOver ? undefined : session
}

/** An unreadable document might end the session, so nobody is let in. */
function endedOf(document: unknown) {
  const result = endedSessions.optional().safeParse(document)
  if (result.success) return result.data
  throw new Error(
    `The document ${endedSessionsId} does not say which sessions have ended: ${z.prettifyError(result.error)}. Delete it, and end sessions anew in the Studio.`,
    { cause: result.error },
  )
}
