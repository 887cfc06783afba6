import type { DatabaseSync } from 'node:sqlite'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'

/** The lake around a change: the documents before and after its transaction. */
export type ChangeContext = {
  before: (id: string) => LakeDocument | null
  after: (id: string) => LakeDocument | null
  /** Ids of the documents that the transaction changes. */
  touched: readonly string[]
  /** Time of the transaction, ms. */
  now: number
  database: DatabaseSync
  /** Returns the user with this id and the current role; null for a person who is no longer a user. */
  person: (id: string) => User | null
}
