import type { DatabaseSync } from 'node:sqlite'
import { QueryLog } from '../analytics/query-log.ts'
import { Keys } from '../keys.ts'
import type { Store } from '../routes/route.ts'
import { Stats } from '../stats.ts'
import { Collections } from './collections.ts'
import { Resources } from './resources.ts'

/** How long a query stands until it counts as one that somebody meant. */
const QUIET_MS = 4000

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
