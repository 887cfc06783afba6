import type { DatabaseSync } from 'node:sqlite'
import { Keys } from '../access/keys.ts'
import { QueryLog } from '../analytics/query-log.ts'
import { Collections } from '../store/collections.ts'
import { Resources } from '../store/resources.ts'
import { Stats } from './stats.ts'

/** How long a query stands until it counts as one that somebody meant. */
const QUIET_MS = 4000

/** What the routes work on. */
export interface Store {
  db: DatabaseSync
  collections: Collections
  resources: Resources
  keys: Keys
  stats: Stats
  queries: QueryLog
  /** How many writes wait for their turn. */
  pendingWrites: () => number
}

/** What the routes work on, over one connection to the database. */
export function createStore(
  db: DatabaseSync,
  adminKey: string,
  pendingWrites: () => number = () => 0,
): Store {
  return {
    db,
    collections: new Collections(db),
    resources: new Resources(db),
    keys: new Keys(db, adminKey),
    stats: new Stats(),
    queries: new QueryLog(QUIET_MS),
    pendingWrites,
  }
}
