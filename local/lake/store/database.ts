import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from './migrations.ts'

/** Opens (or creates) the lake's database; every commit is on disk before it is acknowledged. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(path.join(dataDir, 'assets'), { recursive: true })
  const database = new DatabaseSync(path.join(dataDir, 'lake.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  database.exec('PRAGMA busy_timeout = 2000')
  migrate(database)
  return database
}

/** Runs `work` in one transaction: all of it is kept, or none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

/** Brings the tables to the newest form; refuses a database that a newer program has written. */
function migrate(database: DatabaseSync): void {
  const known = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0)
  if (known > migrations.length) {
    throw new Error(
      `The database is of version ${known}, and this program knows ${migrations.length}. Use the newer program, or restore a backup.`,
    )
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < known) continue
    inTransaction(database, () => {
      database.exec(sql)
      database.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
}
