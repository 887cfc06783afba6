import type { DatabaseSync } from 'node:sqlite'
import type { MendozaPatch } from '../documents/mendoza.ts'
import type { Transition } from '../mutations/commit.ts'

/** What a transaction did to one document. */
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
    // A CHECK of the table allows these three only.
    transition: String(row['transition']) as Transition,
    previousRev: row['previous_rev'] === null ? null : String(row['previous_rev']),
  }
}

/** Written by this program only. */
export const toEffects = (row: Record<string, unknown>) =>
  JSON.parse(String(row['effects'])) as Effects

/** Place of a transaction in the log; null when there is none of this id. */
export function seqOf(database: DatabaseSync, transactionId: string): number | null {
  const row = database.prepare('SELECT seq FROM transactions WHERE id = ?').get(transactionId)
  return row ? Number(row['seq']) : null
}
