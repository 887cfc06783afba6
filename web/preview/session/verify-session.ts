import { sameSecret } from '../../config/secrets/same-secret.ts'
import { type DraftSession, draftSession } from './draft-session.ts'
import { macOf } from './sign-session.ts'

/** The session in `signed` at `now` (ms since 1970); undefined when it is not signed by us, or has ended. */
export function verifySession(
  signed: string | undefined,
  key: Buffer,
  now: number,
): DraftSession | undefined {
  const [, said = '', mac = ''] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(signed ?? '') ?? []
  if (!sameSecret(mac, macOf(said, key))) return undefined
  // An earlier release may have used another format.
  const { data } = draftSession.safeParse(JSON.parse(Buffer.from(said, 'base64url').toString()))
  return data && data.ends > now ? data : undefined
}
