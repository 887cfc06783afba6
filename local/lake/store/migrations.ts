import { searchTables } from './search-tables.ts'

/**
 * Migrations of the lake's tables: a database of version n has had the first n steps. A released step is never changed;
 * a change of the tables is a new step at the end.
 */
export const migrations: readonly string[] = [
  `
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
  `,
  // Several webhooks with rules; deliveries that are kept after they are done; their attempts.
  `
    CREATE TABLE hooks (
      id TEXT PRIMARY KEY, body TEXT NOT NULL, delivered INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    ALTER TABLE deliveries RENAME COLUMN refused TO reason;
    ALTER TABLE deliveries ADD COLUMN hook_id TEXT NOT NULL DEFAULT 'site';
    ALTER TABLE deliveries ADD COLUMN state TEXT NOT NULL DEFAULT 'pending'
      CHECK (state IN ('pending', 'delivered', 'dead'));
    ALTER TABLE deliveries ADD COLUMN document_type TEXT;
    ALTER TABLE deliveries ADD COLUMN source TEXT;
    ALTER TABLE deliveries ADD COLUMN next_attempt_at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE deliveries ADD COLUMN last_status INTEGER;
    ALTER TABLE deliveries ADD COLUMN created_at TEXT NOT NULL DEFAULT '1970-01-01T00:00:00.000Z';
    ALTER TABLE deliveries ADD COLUMN updated_at TEXT NOT NULL DEFAULT '1970-01-01T00:00:00.000Z';
    UPDATE deliveries SET state = 'dead' WHERE reason IS NOT NULL;
    CREATE INDEX deliveries_by_state ON deliveries (state, id);
    CREATE TABLE attempts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      delivery_id INTEGER NOT NULL, hook_id TEXT NOT NULL,
      created_at TEXT NOT NULL, duration INTEGER NOT NULL,
      status INTEGER, failure TEXT, response TEXT NOT NULL
    );
    CREATE INDEX attempts_by_hook ON attempts (hook_id, id);
  `,
  // Requests: to recognise a repeated transaction, and for the history of mutations.
  `
    ALTER TABLE transactions ADD COLUMN digest TEXT;
    ALTER TABLE changes ADD COLUMN mutations TEXT NOT NULL DEFAULT '[]';
  `,
  searchTables,
  // Number of documents that a transaction purged from the history, after which it cannot be sent again.
  'ALTER TABLE transactions ADD COLUMN purged INTEGER NOT NULL DEFAULT 0',
  // Sessions that expire without use, people with passwords, and tokens for programs.
  `
    ALTER TABLE sessions ADD COLUMN last_used INTEGER NOT NULL DEFAULT 0;
    UPDATE sessions SET last_used = unixepoch() * 1000;
    ALTER TABLE users ADD COLUMN password_hash TEXT;
    CREATE TABLE robots (
      id TEXT PRIMARY KEY, hash TEXT UNIQUE, label TEXT NOT NULL, role TEXT NOT NULL,
      created_at INTEGER NOT NULL, created_by TEXT NOT NULL,
      last_used_at INTEGER, expires_at INTEGER
    ) WITHOUT ROWID;
  `,
  // Programs of the users file, which have a token and never sign in.
  'ALTER TABLE users ADD COLUMN robot INTEGER NOT NULL DEFAULT 0',
  // Users come from the users file alone.
  'DROP TABLE users',
  // Removes the creation of tokens, delivery attempts, and purges.
  `
    DROP TABLE robots;
    DROP TABLE attempts;
    ALTER TABLE transactions DROP COLUMN purged;
    DELETE FROM deliveries WHERE state = 'delivered';
  `,
]
