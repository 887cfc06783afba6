import type { IncomingHttpHeaders } from 'node:http'
import { authenticate } from '../auth/authenticate.ts'
import type { User } from '../auth/users.ts'
import type { Lake } from '../lake.ts'

/** Who sends these headers; null for nobody. Throws 401 for a token that is not good. */
export function userOf(
  { users, sessions, options: { origins } }: Lake,
  headers: IncomingHttpHeaders,
): User | null {
  return authenticate({ headers }, { users, sessions, origins })
}
