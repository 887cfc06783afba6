import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import { isRecord, type LakeDocument } from '../documents/document.ts'
import { seqOf, toChange, toEffects, toTransaction } from '../history/log.ts'
import type { CommittedChange, Transaction } from '../mutations/commit.ts'
import type { Store } from '../store/store.ts'

/** Most changes that are sent again; a client that missed more starts anew. */
export const MAX_MISSED = 500

/** Position of an empty log; no transaction has this id. */
const BEFORE_ALL = '*'

type Row = Record<string, SQLOutputValue>
type Log = { database: DatabaseSync; store: Store }

const rowsSince = (database: DatabaseSync, seq: number): Row[] =>
  database
    .prepare(
      `SELECT c.*, t.id, t.author, t.timestamp FROM changes c JOIN transactions t ON t.seq = c.seq
       WHERE c.seq >= ? ORDER BY c.seq DESC LIMIT ?`,
    )
    .all(seq, MAX_MISSED + 1)

/** The document before a change, computed from the change's revert effects. */
function before(row: Row, after: LakeDocument | null): LakeDocument | null {
  const { _rev: _, ...content } = after ?? {}
  const reverted: unknown = applyPatch(after && content, toEffects(row).revert)
  if (!isRecord(reverted)) return null
  // Every stored document has system fields, and effects include all of them but `_rev`.
  return { ...reverted, _rev: toChange(row).previousRev } as LakeDocument
}

/**
 * The transactions from `transactionId` on, inclusive, as they were committed, oldest first. Null when the first is
 * unknown, or they contain more than `MAX_MISSED` changes.
 */
export function transactionsSince(
  { database, store }: Log,
  transactionId: string,
): Transaction[] | null {
  const first = transactionId === BEFORE_ALL ? 0 : seqOf(database, transactionId)
  if (first === null) return null
  const rows = rowsSince(database, first)
  if (rows.length > MAX_MISSED) return null
  const states = new Map<string, LakeDocument | null>()
  const transactions = new Map<number, Transaction>()
  for (const row of rows) {
    const { documentId: id, transition } = toChange(row)
    const { seq, ...transaction } = toTransaction(row)
    const after = states.has(id) ? (states.get(id) ?? null) : store.get(id)
    if ((after?._rev ?? null) !== (transition === 'disappear' ? null : transaction.id)) return null
    const earlier = before(row, after)
    states.set(id, earlier)
    const known = transactions.get(seq) ?? { ...transaction, changes: [] }
    transactions.set(seq, known)
    // The cast is safe: only this program writes mutations.
    const mutations = JSON.parse(String(row['mutations'])) as CommittedChange['mutations']
    known.changes.push({
      id,
      before: earlier,
      after,
      transition,
      mutations,
      effects: toEffects(row),
    })
  }
  return [...transactions.values()].reverse()
}

/** The current position for resuming: the id of the newest transaction. */
export function currentPosition(database: DatabaseSync): string {
  const row = database.prepare('SELECT id FROM transactions ORDER BY seq DESC LIMIT 1').get()
  return row ? String(row['id']) : BEFORE_ALL
}
