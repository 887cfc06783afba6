import { isReadingDayId } from '../../../schemas/reading-day.ts'
import { isForReaders } from '../auth/roles.ts'
import type { User } from '../auth/users.ts'
import { isPublicId } from '../documents/ids.ts'

/** Signed-in users read everything; programs whose tokens are where readers write to, what everybody reads. */
export const readsAll = (user: User | null): boolean => user !== null && !isForReaders(user.role)

/** Who does not read everything reads published documents with undotted ids; the counter its own, to continue them. */
export const mayRead = (user: User | null, id: string): boolean =>
  readsAll(user) || isPublicId(id) || (user?.role === 'counter' && isReadingDayId(id))
