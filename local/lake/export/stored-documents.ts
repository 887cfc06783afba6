import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type StoredDocument = { id: string; body: string }

/**
 * Yields the documents in order of id with their stored JSON, as a snapshot: it reads through its own connection, so
 * writes neither wait nor appear.
 */
export function* storedDocuments(dataDir: string): Generator<StoredDocument> {
  const database = new DatabaseSync(path.join(dataDir, 'lake.sqlite'), { readOnly: true })
  try {
    const rows = database.prepare('SELECT id, body FROM documents ORDER BY id').iterate()
    for (const row of rows) yield { id: String(row['id']), body: String(row['body']) }
  } finally {
    database.close()
  }
}
