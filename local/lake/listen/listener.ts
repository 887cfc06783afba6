import type { IncomingHttpHeaders } from 'node:http'
import { authenticate, type Identities } from '../auth/authenticate.ts'
import type { User } from '../auth/users.ts'
import { LakeError } from '../http/errors.ts'
import type { Listener } from './tickets.ts'

/** Whoever opens a stream has it for as long as the token or session of these headers is good. */
export function listenerOf(
  identities: Identities,
  headers: IncomingHttpHeaders,
  user: User | null,
): Listener {
  const mayStay = () => {
    try {
      const now = authenticate({ headers }, identities)
      return now?.id === user?.id && now?.role === user?.role
    } catch (error) {
      if (error instanceof LakeError) return false
      throw error
    }
  }
  return { user, mayStay: user ? mayStay : () => true }
}
