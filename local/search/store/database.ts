import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDiskFull } from '../../disk-full.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS collections(
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL, schema TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS aliases(name TEXT PRIMARY KEY, collection TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS keys(
    id INTEGER PRIMARY KEY AUTOINCREMENT, hash TEXT NOT NULL UNIQUE, body TEXT NOT NULL,
    prefix TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS resources(
    kind TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY(kind, name));
`

const pathOf = (dataDir: string) => join(dataDir, 'search.db')

/** Opens or creates the SQLite file in `dataDir`; throws when it is damaged, or older than hashed keys. */
export function openDatabase(dataDir: string): DatabaseSync {
  makePrivate(dataDir, pathOf(dataDir))
  const db = new DatabaseSync(pathOf(dataDir))
  try {
    // FULL: an acknowledged import is on disk, not only in the page cache.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768;')
    const [check] = db.prepare('PRAGMA quick_check(1)').all()
    if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check))
    db.exec(TABLES)
    db.prepare('SELECT hash FROM keys')
    return db
  } catch (cause) {
    db.close()
    if (isDiskFull(cause))
      throw new Error(`The disk that holds ${dataDir} is full. Free some space.`, { cause })
    throw new Error(
      `${pathOf(dataDir)} is damaged (${cause instanceof Error ? cause.message : cause}). Everything in it comes from elsewhere: delete ${dataDir} and fill it again with \`npm run sync-search\`.`,
      { cause },
    )
  }
}

/** Runs `work` in one transaction, durable as a whole on return, or not at all. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Creates a database's folder and file, or changes their modes, so that only the owner can read them. */
function makePrivate(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  // SQLite gives side files the mode of the main file; those of an earlier version have another mode.
  closeSync(openSync(file, 'a', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) chmodSync(each, 0o600)
}
