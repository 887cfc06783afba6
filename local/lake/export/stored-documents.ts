import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type StoredDocument = { id: string; body: string }

/**
 * The documents in order of id, with their stored JSON, as they all are at this moment: it reads
 * through a connection of its own, so writes neither wait nor show in between.
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
