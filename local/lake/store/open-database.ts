import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDiskFull } from '../../disk-full.ts'
import { damageError, findDamage, isDamage } from './integrity.ts'
import { keepPrivate, makePrivate, PRIVATE_FOLDER } from './keep-private.ts'
import { migrate } from './migrate.ts'
import { useNoSharedMemory } from './without-shared-memory.ts'

/** `isShared` is false where a full disk let the database be opened for this connection alone. */
export type OpenDatabase = { database: DatabaseSync; isShared: boolean }

/**
 * Opens (or creates) the lake's database. `synchronous = FULL` in WAL mode means that a commit
 * returns after its frames are on the disk, so what was acknowledged survives a power cut. Throws,
 * before anything is changed, when the file is damaged or of a newer program.
 */
export function openDatabase(dataDir: string): OpenDatabase {
  mkdirSync(path.join(dataDir, 'assets'), { recursive: true, mode: PRIVATE_FOLDER })
  makePrivate(path.join(dataDir, 'lake.sqlite'))
  keepPrivate(dataDir)
  try {
    return { database: open(dataDir, true), isShared: true }
  } catch (error) {
    if (!isDiskFull(error)) throw error
    return { database: open(dataDir, false), isShared: false }
  }
}

function open(dataDir: string, isShared: boolean): DatabaseSync {
  const file = path.join(dataDir, 'lake.sqlite')
  const database = new DatabaseSync(file)
  try {
    if (!isShared) useNoSharedMemory(database)
    database.exec('PRAGMA busy_timeout = 2000')
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    const findings = findDamage(database)
    if (findings.length > 0) throw damageError(file, findings)
    migrate(database, dataDir)
    return database
  } catch (error) {
    database.close()
    throw isDamage(error) ? damageError(file, [error.message], error) : error
  }
}
