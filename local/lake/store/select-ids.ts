import type { DatabaseSync } from 'node:sqlite'

/** A condition on documents that SQLite's tables can evaluate. */
export type Condition =
  | { kind: 'id'; ids: readonly string[] }
  | { kind: 'field'; field: string; values: readonly string[] }
  | { kind: 'reference'; targets: readonly string[] }
  | { kind: 'any'; of: readonly Condition[] }

/** SQLite's notation of a path: names with characters other than letters and digits are quoted. */
export function storedPath(path: string): string {
  const steps = path
    .split('.')
    .map((name) => (/^[a-zA-Z][a-zA-Z0-9]*$/.test(name) ? name : `"${name}"`))
  return `$.${steps.join('.')}`
}

const WITH_FIELD = `SELECT DISTINCT id FROM document_fields
  WHERE field = ? AND value IN (SELECT value FROM json_each(?)) ORDER BY id`
const WITH_REFERENCE = `SELECT DISTINCT source AS id FROM document_references
  WHERE target IN (SELECT value FROM json_each(?)) ORDER BY id`

/** Ids, in order, of the documents that fulfil the condition, or of all. An id named in the condition may not exist. */
export function selectIds(database: DatabaseSync, condition: Condition | null): string[] {
  const ids = (sql: string, ...values: string[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => String(row['id']))
  if (!condition) return ids('SELECT id FROM document_keys ORDER BY id')
  if (condition.kind === 'id') return [...new Set(condition.ids)].sort()
  if (condition.kind === 'any')
    return [...new Set(condition.of.flatMap((one) => selectIds(database, one)))].sort()
  if (condition.kind === 'reference') return ids(WITH_REFERENCE, JSON.stringify(condition.targets))
  return ids(WITH_FIELD, storedPath(condition.field), JSON.stringify(condition.values))
}
