import type { DatabaseSync } from 'node:sqlite'
import { draftIdOf } from '../../documents/ids.ts'

/** The last transaction that published the document: it came or changed as its draft went. */
const LAST_PUBLISH = `SELECT max(p.seq) FROM changes p JOIN changes d ON d.seq = p.seq
  WHERE p.document_id = ?1 AND p.transition <> 'disappear'
    AND d.document_id = ?2 AND d.transition = 'disappear'`

const EDITORS = `SELECT DISTINCT t.author FROM changes c JOIN transactions t ON t.seq = c.seq
  WHERE c.document_id = ?2 AND c.transition <> 'disappear' AND c.seq > coalesce((${LAST_PUBLISH}), 0)`

const LAST_TURN = `SELECT transition FROM changes
  WHERE document_id = ? AND transition <> 'update' ORDER BY seq DESC LIMIT 1`

/**
 * Ids of all who have edited the draft since the document was last published; who only threw one
 * away is not among them. Null when the history
 * does not say how the draft began, as after a purge: then anybody may have written it.
 */
export function draftEditors(database: DatabaseSync, publishedId: string): Set<string> | null {
  const draftId = draftIdOf(publishedId)
  if (database.prepare(LAST_TURN).get(draftId)?.['transition'] !== 'appear') return null
  const rows = database.prepare(EDITORS).all(publishedId, draftId)
  return new Set(rows.map((row) => String(row['author'])))
}
