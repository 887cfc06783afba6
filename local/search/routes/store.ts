import type { DatabaseSync } from 'node:sqlite'
import { Keys } from '../access/keys.ts'
import { QueryLog } from '../analytics/query-log.ts'
import { Collections } from '../store/collections.ts'
import { Resources } from '../store/resources.ts'

/** How long a query stands until it counts as one that somebody meant. */
const QUIET_MS = 4000

/** What the routes work on. */
export interface Store {
  db: DatabaseSync
  collections: Collections
  resources: Resources
  keys: Keys
  queries: QueryLog
  /** What the searches of one request may work with a key that may only search, in ms. */
  readerMs: number
}

/** What the routes work on, over a database. */
export const createStore = (db: DatabaseSync, adminKey: string, readerMs: number): Store => ({
  db,
  collections: new Collections(db),
  resources: new Resources(db),
  keys: new Keys(db, adminKey),
  queries: new QueryLog(QUIET_MS),
  readerMs,
})
