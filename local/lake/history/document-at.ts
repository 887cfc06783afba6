import type { DatabaseSync } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import { isRecord } from '../documents/document.ts'
import type { Store } from '../store/store.ts'
import { seqOf, toEffects } from './log.ts'

/** A past state: after a transaction, or the last one before deletion. */
export type PastState = { revision: string } | 'lastRevision'

const OF_DOCUMENT = `SELECT c.seq, c.transition, t.id FROM changes c JOIN transactions t ON t.seq = c.seq
  WHERE c.document_id = ?`

/** The change that produced the requested state. */
function changeAt(database: DatabaseSync, documentId: string, moment: PastState) {
  const last = (condition: string, ...values: (string | number)[]) =>
    database
      .prepare(`${OF_DOCUMENT} AND ${condition} ORDER BY c.seq DESC LIMIT 1`)
      .get(documentId, ...values)
  if (moment === 'lastRevision') return last(`c.transition <> 'disappear'`)
  return last('c.seq <= ?', seqOf(database, moment.revision) ?? -1)
}

function boundary(database: DatabaseSync, sql: string, documentId: string, seq: number) {
  const found = database.prepare(sql).get(documentId, seq)?.['seq']
  return typeof found === 'number' ? found : null
}

/** Applies the effects of the document's changes in a range of the log, one after the other. */
function walk(
  database: DatabaseSync,
  start: unknown,
  { documentId, from, to, back }: { documentId: string; from: number; to: number; back: boolean },
): unknown {
  const rows = database
    .prepare(
      `SELECT effects FROM changes WHERE document_id = ? AND seq BETWEEN ? AND ?
       ORDER BY seq ${back ? 'DESC' : 'ASC'}`,
    )
    .iterate(documentId, from, to)
  let state = start
  for (const row of rows) {
    const effects = toEffects(row)
    state = applyPatch(state, back ? effects.revert : effects.apply)
  }
  return state
}

/**
 * A document in a past state; null when it did not exist. The log contains its first and last state completely, so the
 * state is computed from the nearer one, forwards or backwards, change by change.
 */
export function documentAt(
  { database, store }: { database: DatabaseSync; store: Store },
  documentId: string,
  moment: PastState,
): Record<string, unknown> | null {
  const change = changeAt(database, documentId, moment)
  if (!change || change['transition'] === 'disappear') return null
  const seq = Number(change['seq'])
  const count = (from: number, to: number) =>
    Number(
      database
        .prepare('SELECT count(*) AS n FROM changes WHERE document_id = ? AND seq BETWEEN ? AND ?')
        .get(documentId, from, to)?.['n'],
    )
  const born = boundary(
    database,
    `SELECT max(seq) AS seq FROM changes WHERE document_id = ? AND seq <= ? AND transition = 'appear'`,
    documentId,
    seq,
  )
  const died = boundary(
    database,
    `SELECT min(seq) AS seq FROM changes WHERE document_id = ? AND seq > ? AND transition = 'disappear'`,
    documentId,
    seq,
  )
  const end = died ?? Number.MAX_SAFE_INTEGER
  const forward = born !== null && count(born, seq) < count(seq + 1, end)
  const { _rev: _, ...current } = (died === null ? store.get(documentId) : null) ?? {}
  const state = forward
    ? walk(database, null, { documentId, from: born, to: seq, back: false })
    : walk(database, died === null ? current : null, {
        documentId,
        from: seq + 1,
        to: end,
        back: true,
      })
  return isRecord(state) ? { ...state, _rev: String(change['id']) } : null
}
