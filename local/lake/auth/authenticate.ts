import type { IncomingMessage } from 'node:http'
import { unauthorized } from '../http/errors.ts'
import { sessionTokenFromCookie } from './cookie.ts'
import { isReaderDataRole } from './roles.ts'
import type { Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

/** The parts of the lake that identify a user. */
export type Identities = {
  users: Users
  sessions: Sessions
  options: { origins: readonly string[] }
}
/** The parts of a request that identify its sender. */
type CredentialSource = Pick<IncomingMessage, 'headers'> & Partial<Pick<IncomingMessage, 'method'>>

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS']

/** The bearer token of a request; null without one. */
export const bearerOf = ({ headers }: CredentialSource): string | null =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/**
 * Whether a request may use its cookie: its origin is allowed, or it is a same-origin or safe request. A form on
 * another site must not act as a user.
 */
function mayUseCookie(
  { headers, method = 'GET' }: CredentialSource,
  origins: readonly string[],
): boolean {
  if (headers.origin !== undefined) return origins.includes(headers.origin)
  return CHANGES_NOTHING.includes(method) || headers['sec-fetch-site'] === 'same-origin'
}

/** The session in a request's cookie, if the requesting page may use it. */
export function cookieSessionOf(
  request: CredentialSource,
  origins: readonly string[],
): string | null {
  const token = sessionTokenFromCookie(request)
  return token !== null && mayUseCookie(request, origins) ? token : null
}

/**
 * The sender of a request: by bearer token, else by cookie, else null. A cookie counts only for pages of an allowed
 * origin. A webhook's token has no rights, so its sender is null; so is a reporter's or counter's, except for a call in
 * `theirs`. Throws 401 for an unknown token.
 */
export function authenticate(
  request: CredentialSource,
  { users, sessions, options: { origins } }: Identities,
  theirs = false,
): User | null {
  const bearer = bearerOf(request)
  if (bearer !== null) {
    const user = users.byToken(bearer) ?? sessions.find(bearer)?.user
    if (!user) throw unauthorized('Session not found: the token is unknown, revoked or has expired')
    const isNobody = user.role === 'webhook' || (isReaderDataRole(user.role) && !theirs)
    return isNobody ? null : user
  }
  const session = cookieSessionOf(request, origins)
  return session === null ? null : (sessions.find(session)?.user ?? null)
}
