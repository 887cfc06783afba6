import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivate, PRIVATE_FOLDER } from './keep-private.ts'

/** Of every data folder; never moved or copied with the data. */
export const LOCK_FILE = 'lake.lock'

export type DataLock = { release: () => void }

/**
 * Takes the data folder for this process. The lock is a lock of the operating system on a file of
 * its own, held by an open transaction: whatever ends the process, kill -9 too, gives it back, so
 * there is never a stale one to remove. Throws when another process holds it.
 */
export function lockDataFolder(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  makePrivate(path.join(dataDir, LOCK_FILE))
  const file = new DatabaseSync(path.join(dataDir, LOCK_FILE))
  try {
    // Nothing is written into it, so it needs no journal either, for which a full disk has no room.
    file.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    if (!/locked/.test(String(cause))) throw cause
    throw new Error(
      `The data folder ${path.resolve(dataDir)} is in use: another lake, a backup's restore or a test runs on it. End that process first, or set LAKE_DATA to another folder.`,
      { cause },
    )
  }
  return { release: () => file.close() }
}
