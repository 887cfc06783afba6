import type { Role, User } from '../auth/users.ts'
import { LakeError, unauthorized } from '../http/errors.ts'

/** Returns the signed-in user if the role is one of `roles`; throws 401 without a user, 403 for another role. */
export function requireRole(user: User | null, roles: readonly Role[], what: string): User {
  if (!user) throw unauthorized(`Sign in to ${what}`)
  if (roles.includes(user.role)) return user
  const message = `To ${what} takes one of the roles ${roles.join(', ')}; yours is ${user.role}`
  throw new LakeError(403, { statusCode: 403, error: 'Forbidden', message }, message)
}
