import type { IncomingMessage } from 'node:http'
import { unauthorized } from '../http/errors.ts'
import { sessionTokenFromCookie } from './cookie.ts'
import { isForReaders } from './roles.ts'
import type { Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

/** Of the lake, what knows who is signed in. */
export type Identities = {
  users: Users
  sessions: Sessions
  options: { origins: readonly string[] }
}
/** Of a request, what tells who sends it. */
type Asking = Pick<IncomingMessage, 'headers'> & Partial<Pick<IncomingMessage, 'method'>>

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS']

/** The token that a request bears; null for one without. */
export const bearerOf = ({ headers }: Asking): string | null =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/** A browser says which page asks whenever that matters; a form elsewhere must not act as a user. */
function mayUseCookie({ headers, method = 'GET' }: Asking, origins: readonly string[]): boolean {
  if (headers.origin !== undefined) return origins.includes(headers.origin)
  return CHANGES_NOTHING.includes(method) || headers['sec-fetch-site'] === 'same-origin'
}

/** The session that a request's cookie names, when the page that sends it may use it. */
export function cookieSessionOf(request: Asking, origins: readonly string[]): string | null {
  const token = sessionTokenFromCookie(request)
  return token !== null && mayUseCookie(request, origins) ? token : null
}

/**
 * Who sends a request: by bearer token, else by cookie, else nobody (null). A cookie counts only
 * when the page that sends it is of an allowed origin. A webhook's token has nobody's rights, so it
 * is nobody; so is a reporter's or a counter's, but for a call of `theirs`. Throws 401 for a token that is not known.
 */
export function authenticate(
  request: Asking,
  { users, sessions, options: { origins } }: Identities,
  theirs = false,
): User | null {
  const bearer = bearerOf(request)
  if (bearer !== null) {
    const user = users.byToken(bearer) ?? sessions.find(bearer)?.user
    if (!user) throw unauthorized('Session not found: the token is unknown, revoked or has expired')
    const isNobody = user.role === 'webhook' || (isForReaders(user.role) && !theirs)
    return isNobody ? null : user
  }
  const session = cookieSessionOf(request, origins)
  return session === null ? null : (sessions.find(session)?.user ?? null)
}
