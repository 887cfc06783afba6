import type { DatabaseSync } from 'node:sqlite'
import type { Transition } from '../mutations/commit.ts'
import type { MendozaPatch } from './mendoza.ts'

export type LoggedChange = {
  seq: number
  transactionId: string
  author: string
  timestamp: string
  documentId: string
  transition: Transition
  previousRev: string | null
  effects: { apply: MendozaPatch; revert: MendozaPatch }
}

const SELECT = `SELECT c.seq, t.id AS transaction_id, t.author, t.timestamp, c.document_id,
  c.transition, c.previous_rev, c.effects FROM changes c JOIN transactions t ON t.seq = c.seq`

function toChange(row: Record<string, unknown>): LoggedChange {
  return {
    seq: Number(row['seq']),
    transactionId: String(row['transaction_id']),
    author: String(row['author']),
    timestamp: String(row['timestamp']),
    documentId: String(row['document_id']),
    // A CHECK of the table allows these three only.
    transition: String(row['transition']) as Transition,
    previousRev: row['previous_rev'] === null ? null : String(row['previous_rev']),
    // Written by this program only.
    effects: JSON.parse(String(row['effects'])) as LoggedChange['effects'],
  }
}

/** All changes of a document, or of a document with its drafts and versions, oldest first. */
export function changesOfDocument(database: DatabaseSync, documentId: string): LoggedChange[] {
  const rows = database.prepare(`${SELECT} WHERE c.document_id = ? ORDER BY c.seq`).all(documentId)
  return rows.map(toChange)
}

export function changesOfGroup(database: DatabaseSync, publishedId: string): LoggedChange[] {
  const rows = database.prepare(`${SELECT} WHERE c.group_id = ? ORDER BY c.seq`).all(publishedId)
  return rows.map(toChange)
}
