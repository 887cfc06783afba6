import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { EMBEDDED } from '../../../../schemas/workflow/shown-kinds.ts'
import { storedPath } from '../../store/condition.ts'

const TYPE = storedPath('_type')
const PATH = storedPath('path.current')

/**
 * Of documents `source`; what is long is not in the table of fields. SQLite takes its parts in the order
 * in which they stand, and each document by its id: `CROSS JOIN`, `+` (https://sqlite.org/optoverview.html).
 */
const PATHS = `SELECT DISTINCT coalesce(
    (SELECT value FROM document_fields WHERE id = source AND +field = '${PATH}'),
    (SELECT json_extract(body, '$.path.current') FROM documents WHERE id = source)
  ) AS path
  FROM sources CROSS JOIN document_fields
  WHERE field = '${TYPE}' AND value = 'page' AND id = source`

const OF_PAGES = `WITH sources(source) AS (SELECT value FROM json_each(?)) ${PATHS}`

/** The block names no entry: it shows all of them. Wherever it stands, its type stands in the text. */
const WITH_CHANGELOG = `WITH sources(source) AS (
    SELECT documents.id FROM document_fields CROSS JOIN documents
    WHERE field = '${TYPE}' AND value = 'page' AND documents.id = document_fields.id
      AND instr(body, '"_type":"changelog"') > 0
  ) ${PATHS}`

const EMBEDDING = `WITH RECURSIVE shown(id) AS (
    SELECT value FROM json_each(?)
    UNION
    SELECT CASE WHEN source LIKE 'drafts.%' THEN substr(source, 8) ELSE source END
    FROM shown CROSS JOIN document_references
    WHERE target = shown.id AND kind >= 1 AND EXISTS (SELECT 1 FROM document_fields AS type
      WHERE type.field = '${TYPE}' AND type.value IN (SELECT value FROM json_each(?)) AND type.id = source)
  ), sources(source) AS (
    SELECT DISTINCT source FROM shown CROSS JOIN document_references
    WHERE target = shown.id AND kind >= 1
  )`

const EMBEDDING_PATHS = `${EMBEDDING} ${PATHS}`
const EMBEDDING_IDS = `${EMBEDDING} SELECT id FROM shown`

const textsOf = (rows: readonly Record<string, unknown>[], name: string): string[] =>
  rows.flatMap((row) => z.string().safeParse(row[name]).data ?? [])

/** Paths of the pages, drafts among them, that have one of these ids. */
export const pathsOfPages = (database: DatabaseSync, ids: readonly string[]): string[] =>
  textsOf(database.prepare(OF_PAGES).all(JSON.stringify(ids)), 'path')

/** Paths of the pages, drafts among them, that show the changelog. */
export const pathsWithChangelog = (database: DatabaseSync): string[] =>
  textsOf(database.prepare(WITH_CHANGELOG).all(), 'path')

/**
 * Ids of what shows one of these documents in its own place, themselves among them, and the paths of
 * the pages, drafts too, that show any of it: an enumeration gives operations the values of their fields.
 */
export function embedding(database: DatabaseSync, ids: readonly string[]) {
  const given = [JSON.stringify(ids), JSON.stringify(EMBEDDED)]
  return {
    ids: textsOf(database.prepare(EMBEDDING_IDS).all(...given), 'id'),
    paths: textsOf(database.prepare(EMBEDDING_PATHS).all(...given), 'path'),
  }
}
