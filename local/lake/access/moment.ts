import type { DatabaseSync } from 'node:sqlite'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'

/** The lake around a change: what was there before its transaction, and what will be after it. */
export type ChangeContext = {
  before: (id: string) => LakeDocument | null
  after: (id: string) => LakeDocument | null
  /** Ids of the documents that the transaction changes. */
  touched: readonly string[]
  /** Time of the transaction, ms. */
  now: number
  database: DatabaseSync
  /** Who has signed in as this person, with the role of now; null for who is none any more. */
  person: (id: string) => User | null
}
