import { isReadingDayId } from '../../../schemas/reading-day.ts'
import { isReaderDataRole } from '../auth/roles.ts'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'
import { isPublicId } from '../documents/ids.ts'
import { isWithheld } from '../documents/withheld.ts'

/** Whether a user reads everything: signed-in users do, but programs that store data of readers do not. */
export const readsAll = (user: User | null): boolean =>
  user !== null && !isReaderDataRole(user.role)

/**
 * Users who do not read everything read published documents with undotted ids; the counter also its own, to continue
 * them. Only its creator and programs read a preview secret, and only signed-in users a receiver of changes.
 */
export function mayRead(user: User | null, id: string, document: LakeDocument | null): boolean {
  if (isWithheld(document, readsAll(user) ? user : null)) return false
  return readsAll(user) || isPublicId(id) || (user?.role === 'counter' && isReadingDayId(id))
}
