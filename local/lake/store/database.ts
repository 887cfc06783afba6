import type { DatabaseSync } from 'node:sqlite'

/** Runs `work` in one transaction, committed as a whole or not at all. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // On a full disk SQLite may have rolled back by itself; a second ROLLBACK would hide the cause.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
