import type { DatabaseSync } from 'node:sqlite'

/** SQLITE_CORRUPT and SQLITE_NOTADB: pages that cannot be what SQLite wrote. */
const DAMAGE = new Set([11, 26])

const MOST_FINDINGS = 5

/** What is wrong with the file, in SQLite's words; empty when nothing is. */
export function findDamage(database: DatabaseSync): string[] {
  try {
    const findings = database
      .prepare(`PRAGMA quick_check(${MOST_FINDINGS})`)
      .all()
      .map((row) => String(row['quick_check']))
      .filter((finding) => finding !== 'ok')
    return findings.length > 0 ? findings : unreadableDocuments(database)
  } catch (error) {
    if (isDamage(error)) return [error.message]
    throw error
  }
}

/** Pages have no checksum: a document that is no JSON any more is damage that SQLite cannot see. */
function unreadableDocuments(database: DatabaseSync): string[] {
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'documents'").get()
  if (!known) return []
  return database
    .prepare('SELECT id FROM documents WHERE NOT json_valid(body) LIMIT ?')
    .all(MOST_FINDINGS)
    .map((row) => `document ${String(row['id'])} is no JSON`)
}

export function isDamage(error: unknown): error is Error {
  return error instanceof Error && 'errcode' in error && DAMAGE.has(Number(error.errcode) & 0xff)
}

/** An error that says what is damaged and how to go on. */
export function damageError(file: string, findings: string[], cause?: unknown): Error {
  return new Error(
    `The database ${file} is damaged (${findings.join('; ')}). Nothing was changed. Restore the newest backup: npm run data -- restore <folder of the backup>; the damaged files are kept beside it.`,
    { cause },
  )
}
