import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE, author TEXT NOT NULL, timestamp TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS changes (
    seq INTEGER NOT NULL REFERENCES transactions (seq),
    document_id TEXT NOT NULL, group_id TEXT NOT NULL,
    transition TEXT NOT NULL CHECK (transition IN ('appear', 'update', 'disappear')),
    previous_rev TEXT, effects TEXT NOT NULL,
    PRIMARY KEY (document_id, seq)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS changes_by_group ON changes (group_id, seq);
  CREATE INDEX IF NOT EXISTS changes_by_seq ON changes (seq);
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, role TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE
  );
  CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, expires INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS key_values (
    user_id TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user_id, key)
  );
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    transaction_id TEXT NOT NULL, document_id TEXT NOT NULL, operation TEXT NOT NULL,
    body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, refused TEXT
  );
`

/** Opens (or creates) the lake's database; every commit is on disk before it is acknowledged. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(path.join(dataDir, 'assets'), { recursive: true })
  const database = new DatabaseSync(path.join(dataDir, 'lake.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  database.exec('PRAGMA busy_timeout = 2000')
  database.exec(SCHEMA)
  return database
}

/** Runs `work` in one transaction: all of it is kept, or none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
