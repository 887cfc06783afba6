import type { DatabaseSync } from 'node:sqlite'
import { publishedIdOf } from '../documents/ids.ts'
import type { CommittedChange, Transaction } from './commit.ts'

type Write = {
  transaction: Transaction
  /** Stored JSON of the new documents, by id. */
  bodies: ReadonlyMap<string, string>
  digest: string | undefined
}

function writeDocuments(database: DatabaseSync, { transaction, bodies }: Write): void {
  const put = database.prepare('INSERT OR REPLACE INTO documents (id, body) VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  for (const { id } of transaction.changes) {
    const body = bodies.get(id)
    if (body === undefined) remove.run(id)
    else put.run(id, body)
  }
}

const rowOf = ({ id, before, transition, mutations, effects }: CommittedChange) => [
  id,
  publishedIdOf(id),
  transition,
  before?._rev ?? null,
  JSON.stringify(effects),
  JSON.stringify(mutations),
]

function writeHistory(database: DatabaseSync, { transaction, digest }: Write): void {
  const { lastInsertRowid: seq } = database
    .prepare('INSERT INTO transactions (id, author, timestamp, digest) VALUES (?, ?, ?, ?)')
    .run(transaction.id, transaction.author, transaction.timestamp, digest ?? null)
  const record = database.prepare(
    `INSERT INTO changes (seq, document_id, group_id, transition, previous_rev, effects, mutations)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const change of transaction.changes) record.run(seq, ...rowOf(change))
}

/** Writes a transaction's documents and its history; must run inside an SQLite transaction. */
export function persist(database: DatabaseSync, write: Write): void {
  writeDocuments(database, write)
  writeHistory(database, write)
}
