import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import { PRIVATE_FOLDER } from './keep-private.ts'
import { migrations } from './migrations.ts'
import { snapshot } from './snapshot.ts'

export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0)
}

/**
 * Brings the tables to the newest form, each step whole or not at all. Before an existing database
 * is changed, a copy of it goes to `before-migration/` in the data folder. Refuses a database that
 * a newer program has written.
 */
export function migrate(database: DatabaseSync, dataDir: string, steps = migrations): void {
  const known = versionOf(database)
  if (known > steps.length) {
    throw new Error(
      `The database is of version ${known}, and this program knows ${steps.length}. Use the newer program, or restore a backup.`,
    )
  }
  if (known > 0 && known < steps.length) keepCopy(database, dataDir, known)
  for (const [index, sql] of steps.entries()) {
    if (index < known) continue
    inTransaction(database, () => {
      database.exec(sql)
      database.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
}

/** One copy per version: of an earlier, interrupted try there is nothing newer to keep. */
function keepCopy(database: DatabaseSync, dataDir: string, version: number): void {
  const folder = path.join(dataDir, 'before-migration')
  const copy = path.join(folder, `lake-version-${version}.sqlite`)
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  if (existsSync(copy)) rmSync(copy)
  snapshot(database, copy)
}
