import type { DatabaseSync } from 'node:sqlite'
import { logLine } from '../log.ts'
import { lockDataFolder } from './lock.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { assertNoHalfRestore } from './staging.ts'
import { shareAgain } from './without-shared-memory.ts'

export type OwnedDatabase = { database: DatabaseSync; close: () => void }

const SHARE_EVERY_MS = 2000

/** Tries until there is room; returns what ends it. */
function shareWhenPossible({ database, isShared }: OpenDatabase, dataDir: string): () => void {
  if (isShared) return () => {}
  logLine('disk-full', { doing: 'serving what is there; it cannot be backed up or exported' })
  const timer = setInterval(() => {
    if (database.isTransaction || !shareAgain(database, dataDir)) return
    clearInterval(timer)
    logLine('disk-has-room', { doing: 'writing again' })
  }, SHARE_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Opens the database of a data folder for this process alone; throws when another has it. On a full
 * disk what is there can be read, and what cannot be written is refused until there is room.
 */
export function openLocked(dataDir: string): OwnedDatabase {
  assertNoHalfRestore(dataDir)
  const lock = lockDataFolder(dataDir)
  try {
    const opened = openDatabase(dataDir)
    const stopTrying = shareWhenPossible(opened, dataDir)
    const { database } = opened
    return {
      database,
      close() {
        stopTrying()
        database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
