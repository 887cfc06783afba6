import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { damageError, findDamage, isDamage } from './integrity.ts'
import { migrate } from './migrate.ts'

/**
 * Opens (or creates) the lake's database. `synchronous = FULL` in WAL mode means that a commit
 * returns after its frames are on the disk, so what was acknowledged survives a power cut. Throws,
 * before anything is changed, when the file is damaged or of a newer program.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(path.join(dataDir, 'assets'), { recursive: true })
  const file = path.join(dataDir, 'lake.sqlite')
  const database = new DatabaseSync(file)
  try {
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
