import type { IncomingHttpHeaders } from 'node:http'
import { authenticate, type Identities } from '../auth/authenticate.ts'
import type { User } from '../auth/users.ts'
import { LakeError } from '../http/errors.ts'
import type { Listener } from './tickets.ts'

/** A listener that may stay connected while the token or session in these headers is valid. */
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
