import type { DatabaseSync } from 'node:sqlite'
import { draftIdOf } from '../../documents/ids.ts'

const LAST_TURN = `SELECT seq, transition FROM changes
  WHERE document_id = ? AND transition <> 'update' ORDER BY seq DESC LIMIT 1`

const EDITORS = `SELECT DISTINCT t.author FROM changes c JOIN transactions t ON t.seq = c.seq
  WHERE c.document_id = ? AND c.seq >= ?`

/**
 * Ids of all who have written the draft since it began: after the last publish, or after the last
 * draft was discarded, for nothing of that one is left. Null when the history does not say how the
 * draft began: then anybody may have written it.
 */
export function draftEditors(database: DatabaseSync, publishedId: string): Set<string> | null {
  const draftId = draftIdOf(publishedId)
  const turn = database.prepare(LAST_TURN).get(draftId)
  if (turn?.['transition'] !== 'appear') return null
  const rows = database.prepare(EDITORS).all(draftId, Number(turn['seq']))
  return new Set(rows.map((row) => String(row['author'])))
}
