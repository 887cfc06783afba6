import type { User } from '../auth/users.ts'
import { type LakeError, mutationError } from '../http/errors.ts'
import { grantsFor } from './grants.ts'

/**
 * Throws 403 for users who may write nothing, before the lake reads or looks up the request: the answer must not reveal
 * which documents exist. `worded` converts the error for another kind of call.
 */
export function assertMayWrite(
  user: User | null,
  worded: (error: LakeError) => LakeError = (error) => error,
): void {
  const writes = grantsFor(user?.role ?? null).some(({ permissions }) =>
    permissions.some((permission) => permission === 'create' || permission === 'update'),
  )
  if (writes) return
  const who = user ? `your role is ${user.role}` : 'nobody with rights is signed in'
  const error = mutationError({
    type: 'insufficientPermissionsError',
    permission: 'create',
    description: `Insufficient permissions; permission "create" or "update" required: ${who}`,
  })
  throw worded(error)
}
