import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createPrivateFile, PRIVATE_FOLDER } from './private-files.ts'

/** Name of the lock file of every data folder; never moved or copied with the data. */
export const LOCK_FILE = 'lake.lock'

export type DataLock = { release: () => void }

/**
 * Locks the data folder for this process. An open transaction holds an operating-system lock on a separate file: the
 * lock is released however the process ends, even by kill -9, so it never becomes stale. Throws when another process
 * holds it.
 */
export function lockDataFolder(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  createPrivateFile(path.join(dataDir, LOCK_FILE))
  const file = new DatabaseSync(path.join(dataDir, LOCK_FILE))
  try {
    // Nothing is written, so it needs no journal on disk, for which a full disk has no space.
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
