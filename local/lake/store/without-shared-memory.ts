import { statfsSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { isDiskFull } from '../../disk-full.ts'

/** Room that SQLite needs to share the database again, and to write a little in. In bytes. */
const ROOM = 4 * 1024 * 1024

/**
 * To be called before anything else on a connection: SQLite then keeps the index of its log in its
 * own memory, and not in a file, for which a full disk has no room. Nobody else can read meanwhile.
 * https://www.sqlite.org/wal.html#use_of_wal_without_shared_memory
 */
export function useNoSharedMemory(database: DatabaseSync): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE')
}

/** Lets others read again when there is room for it; false when there is none. */
export function shareAgain(database: DatabaseSync, dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(path.resolve(dataDir))
  if (bavail * bsize < ROOM) return false
  try {
    // SQLite changes the one only outside of the other.
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('PRAGMA locking_mode = NORMAL; PRAGMA journal_mode = WAL')
    return true
  } catch (error) {
    if (isDiskFull(error)) return false
    throw error
  }
}
