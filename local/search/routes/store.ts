import type { DatabaseSync } from 'node:sqlite'
import { Keys } from '../access/keys.ts'
import { QueryLog } from '../analytics/query-log.ts'
import { Collections } from '../store/collections.ts'
import { Resources } from '../store/resources.ts'

/** Time without typing after which a query counts, in ms. */
const QUIET_MS = 4000

/** The data that routes use. */
export interface Store {
  db: DatabaseSync
  collections: Collections
  resources: Resources
  keys: Keys
  queries: QueryLog
  /** Time budget of one request's searches with a search-only key, in ms. */
  readerMs: number
}

/** Creates the routes' data on a database. */
export const createStore = (db: DatabaseSync, adminKey: string, readerMs: number): Store => ({
  db,
  collections: new Collections(db),
  resources: new Resources(db),
  keys: new Keys(db, adminKey),
  queries: new QueryLog(QUIET_MS),
  readerMs,
})
