import type { IncomingHttpHeaders } from 'node:http'
import { authenticate } from '../auth/authenticate.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { User, Users } from '../auth/users.ts'

/** Of the lake, what knows who is signed in. */
export type Identities = {
  users: Users
  sessions: Sessions
  options: { origins: readonly string[] }
}

/** Who sends these headers; null for nobody. Throws 401 for a token that is not good. */
export function userOf(
  { users, sessions, options: { origins } }: Identities,
  headers: IncomingHttpHeaders,
): User | null {
  return authenticate({ headers }, { users, sessions, origins })
}
