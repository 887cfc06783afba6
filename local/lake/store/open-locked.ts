import type { DatabaseSync } from 'node:sqlite'
import { assertNoHalfRestore } from '../backup/staging.ts'
import { lockDataFolder } from './lock.ts'
import { openDatabase } from './open-database.ts'

export type OwnedDatabase = { database: DatabaseSync; close: () => void }

/** Opens the database of a data folder for this process alone; throws when another has it. */
export function openLocked(dataDir: string): OwnedDatabase {
  assertNoHalfRestore(dataDir)
  const lock = lockDataFolder(dataDir)
  try {
    const database = openDatabase(dataDir)
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
