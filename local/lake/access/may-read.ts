import type { User } from '../auth/users.ts'
import { isPublicId } from '../documents/ids.ts'

/** Signed-in users read everything, others published documents with undotted ids. */
export const mayRead = (user: User | null, id: string) => user !== null || isPublicId(id)
