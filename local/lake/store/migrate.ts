import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import { migrations } from './migrations.ts'

export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0)
}

/** Migrates the tables, each step completely or not at all. Refuses a database that a newer program has written. */
export function migrate(database: DatabaseSync, steps = migrations): void {
  const known = versionOf(database)
  if (known > steps.length) {
    throw new Error(
      `The database is of version ${known}, and this program knows ${steps.length}. Use the newer program, or restore a backup.`,
    )
  }
  for (const [index, sql] of steps.entries()) {
    if (index < known) continue
    inTransaction(database, () => {
      database.exec(sql)
      database.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
}
