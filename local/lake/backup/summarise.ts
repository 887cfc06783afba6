import { DatabaseSync } from 'node:sqlite'
import { versionOf } from '../store/migrate.ts'
import { migrations } from '../store/migrations.ts'
import type { Manifest } from './manifest.ts'

export type Summary = Pick<Manifest, 'schemaVersion' | 'newestTransaction' | 'counts'>

/** Counts the contents of a backup's database, which has `assets` assets; throws when it is damaged. */
export function summarise(file: string, assets: number): Summary {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const findings = database
      .prepare('PRAGMA quick_check(5)')
      .all()
      .map((row) => String(row['quick_check']))
      .filter((finding) => finding !== 'ok')
    if (findings.length > 0)
      throw new Error(
        `The database ${file} is damaged, so it is no backup: ${findings.join('; ')}. Use another one.`,
      )
    const count = (sql: string) =>
      Number(database.prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.['n'])
    const newest = database
      .prepare('SELECT id, timestamp FROM transactions ORDER BY seq DESC LIMIT 1')
      .get()
    return {
      schemaVersion: versionOf(database),
      newestTransaction: newest
        ? { id: String(newest['id']), timestamp: String(newest['timestamp']) }
        : null,
      counts: {
        documents: count('documents'),
        transactions: count('transactions'),
        pendingDeliveries: count("deliveries WHERE state = 'pending'"),
        assets,
      },
    }
  } finally {
    database.close()
  }
}

/**
 * Throws unless the tables, indexes and triggers of the database are exactly those of `schemaVersion`: a foreign
 * trigger would run at the first write.
 */
export function assertOwnSchema(file: string, schemaVersion: number): void {
  const own = new DatabaseSync(':memory:')
  const found = new DatabaseSync(file, { readOnly: true })
  try {
    for (const sql of migrations.slice(0, schemaVersion)) own.exec(sql)
    const [theirs, ours] = [schemaOf(found), schemaOf(own)]
    const first =
      theirs.find((one) => !ours.includes(one)) ?? ours.find((one) => !theirs.includes(one))
    if (first !== undefined)
      throw new Error(
        `The database of the backup differs from a lake's of version ${schemaVersion} by “${first}”. Use another one.`,
      )
  } finally {
    own.close()
    found.close()
  }
}

/** Every definition in a database, without SQLite's internal ones. */
function schemaOf(database: DatabaseSync): string[] {
  const rows = database
    .prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'")
    .all()
  return rows.map(({ type, name, sql }) => `${type} ${name}: ${sql}`)
}
