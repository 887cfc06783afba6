import type { DatabaseSync } from 'node:sqlite'
import type { MendozaPatch } from '../documents/mendoza.ts'
import type { Transition } from '../mutations/commit.ts'

/** A change of one document in a transaction. */
export type LoggedChange = {
  seq: number
  documentId: string
  transition: Transition
  previousRev: string | null
}

export type LoggedTransaction = { seq: number; id: string; author: string; timestamp: string }

export type Effects = { apply: MendozaPatch; revert: MendozaPatch }

export function toTransaction(row: Record<string, unknown>): LoggedTransaction {
  return {
    seq: Number(row['seq']),
    id: String(row['id']),
    author: String(row['author']),
    timestamp: String(row['timestamp']),
  }
}

export function toChange(row: Record<string, unknown>): LoggedChange {
  return {
    seq: Number(row['seq']),
    documentId: String(row['document_id']),
    // The table's CHECK allows only these three values.
    transition: String(row['transition']) as Transition,
    previousRev: row['previous_rev'] === null ? null : String(row['previous_rev']),
  }
}

/** The cast is safe: only this program writes effects. */
export const toEffects = (row: Record<string, unknown>) =>
  JSON.parse(String(row['effects'])) as Effects

/** Position of a transaction in the log; null if the id is unknown. */
export function seqOf(database: DatabaseSync, transactionId: string): number | null {
  const row = database.prepare('SELECT seq FROM transactions WHERE id = ?').get(transactionId)
  return row ? Number(row['seq']) : null
}
