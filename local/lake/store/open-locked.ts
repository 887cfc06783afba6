import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockDataFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { createPrivateFile, PRIVATE_FOLDER, restrictToOwner } from './private-files.ts'
import { assertNoHalfRestore } from './staging.ts'

export type OwnedDatabase = { database: DatabaseSync; close: () => void }

/**
 * Opens or creates the lake's database. `synchronous = FULL` in WAL mode means that a commit returns after its frames
 * are on disk, so an acknowledged write survives a power failure.
 */
function open(dataDir: string): DatabaseSync {
  mkdirSync(path.join(dataDir, 'assets'), { recursive: true, mode: PRIVATE_FOLDER })
  const file = path.join(dataDir, 'lake.sqlite')
  createPrivateFile(file)
  restrictToOwner(dataDir)
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 2000')
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Opens the database of a data folder for this process only; throws when another process has it. */
export function openLocked(dataDir: string): OwnedDatabase {
  assertNoHalfRestore(dataDir)
  const lock = lockDataFolder(dataDir)
  try {
    const database = open(dataDir)
    return {
      database,
      close() {
        database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
