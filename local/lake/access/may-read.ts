import type { User } from '../auth/users.ts'
import { isPublicId } from '../documents/ids.ts'

/** Signed-in users read everything; a reporter, whose token is where readers write to, what everybody reads. */
export const readsAll = (user: User | null): boolean => user !== null && user.role !== 'reporter'

/** Who does not read everything reads published documents with undotted ids. */
export const mayRead = (user: User | null, id: string) => readsAll(user) || isPublicId(id)
