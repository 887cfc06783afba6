import { isReadingDayId } from '../../../schemas/reading-day.ts'
import { isForReaders } from '../auth/roles.ts'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'
import { isPublicId } from '../documents/ids.ts'
import { isWithheld } from '../documents/withheld.ts'

/** Signed-in users read everything; programs whose tokens are where readers write to, what everybody reads. */
export const readsAll = (user: User | null): boolean => user !== null && !isForReaders(user.role)

/**
 * Who does not read everything reads published documents with undotted ids; the counter its own, to continue them.
 * Nobody reads a secret for a preview but who made it, and programs; and no receiver of changes without signing in.
 */
export function mayRead(user: User | null, id: string, document: LakeDocument | null): boolean {
  if (isWithheld(document, readsAll(user) ? user : null)) return false
  return readsAll(user) || isPublicId(id) || (user?.role === 'counter' && isReadingDayId(id))
}
