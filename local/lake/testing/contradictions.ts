import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Queries for inconsistencies; an intact database returns no rows for each. */
const QUESTIONS: Record<string, string> = {
  'a document whose newest change is of another revision, or a deletion': `
    SELECT d.id FROM documents d LEFT JOIN (
      SELECT c.document_id, t.id AS transaction_id, c.transition, max(c.seq)
      FROM changes c JOIN transactions t ON t.seq = c.seq GROUP BY c.document_id
    ) newest ON newest.document_id = d.id
    WHERE newest.transaction_id IS NOT json_extract(d.body, '$._rev')
       OR newest.transition IS 'disappear'`,
  'a change that made a document which is not there': `
    SELECT c.document_id FROM (
      SELECT document_id, transition, max(seq) FROM changes GROUP BY document_id
    ) c WHERE c.transition <> 'disappear' AND c.document_id NOT IN (SELECT id FROM documents)`,
  'a transaction without changes': `
    SELECT id FROM transactions WHERE seq NOT IN (SELECT seq FROM changes)`,
  'a change whose previous revision is not that of the change before': `
    SELECT document_id FROM (
      SELECT c.document_id, c.previous_rev, c.transition, lag(t.id) OVER history AS before_it,
        lag(c.transition) OVER history AS transition_before
      FROM changes c JOIN transactions t ON t.seq = c.seq
      WINDOW history AS (PARTITION BY c.document_id ORDER BY c.seq)
    ) WHERE previous_rev IS NOT iif(transition_before IS 'disappear', NULL, before_it)`,
  'a change of a published document that no delivery tells of': `
    SELECT c.document_id FROM changes c JOIN transactions t ON t.seq = c.seq
    WHERE c.document_id NOT LIKE '%.%' AND c.document_id NOT LIKE '\\_%' ESCAPE '\\'
      AND NOT EXISTS (SELECT 1 FROM deliveries d
        WHERE d.transaction_id = t.id AND d.document_id = c.document_id)`,
  'a delivery of a change that is not there': `
    SELECT d.document_id FROM deliveries d WHERE NOT EXISTS (
      SELECT 1 FROM changes c JOIN transactions t ON t.seq = c.seq
      WHERE t.id = d.transaction_id AND c.document_id = d.document_id)`,
}

/** Inconsistencies between documents, history and outbox; empty when they agree. */
export function contradictions(dataDir: string): string[] {
  const database = new DatabaseSync(path.join(dataDir, 'lake.sqlite'))
  try {
    return Object.entries(QUESTIONS).flatMap(([question, sql]) =>
      database
        .prepare(sql)
        .all()
        .map((row) => `${question}: ${JSON.stringify(row)}`),
    )
  } finally {
    database.close()
  }
}
