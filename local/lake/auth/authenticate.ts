import type { IncomingMessage } from 'node:http'
import { unauthorized } from '../http/errors.ts'
import { sessionTokenFromCookie } from './cookie.ts'
import type { Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

type Allowed = { users: Users; sessions: Sessions; origins: readonly string[] }

/**
 * Who sends a request: by bearer token, else by cookie, else nobody (null). A cookie counts only
 * when the page that sends it is of an allowed origin. Throws 401 for a token that is not known.
 */
export function authenticate(
  request: IncomingMessage,
  { users, sessions, origins }: Allowed,
): User | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) {
    const user = users.byToken(bearer) ?? sessions.find(bearer)?.user
    if (!user) throw unauthorized('Session not found: the token is unknown or has expired')
    return user
  }
  const cookie = sessionTokenFromCookie(request)
  const origin = request.headers.origin
  if (cookie === null || (origin !== undefined && !origins.includes(origin))) return null
  return sessions.find(cookie)?.user ?? null
}
