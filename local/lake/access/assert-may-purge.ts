import type { User } from '../auth/users.ts'
import { mutationError } from '../http/errors.ts'
import { grantsFor } from './grants.ts'

/** Throws 403 when the user's role may not make the lake forget what others have written. */
export function assertMayPurge(user: User | null, ids: ReadonlySet<string>): void {
  const [id] = ids
  const grants = grantsFor(user?.role ?? null)
  if (id === undefined || grants.some((grant) => grant.permissions.includes('editHistory'))) return
  throw mutationError({
    type: 'insufficientPermissionsError',
    permission: 'editHistory',
    id,
    description: `Insufficient permissions; permission "editHistory" required for "${id}": a purge forgets what others wrote`,
  })
}
