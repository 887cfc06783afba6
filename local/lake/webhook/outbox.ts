import type { DatabaseSync } from 'node:sqlite'
import type { Transaction } from '../mutations/commit.ts'
import { deliveriesOf } from './rule.ts'

export type StoredDelivery = {
  id: number
  transactionId: string
  documentId: string
  operation: string
  body: string
  attempts: number
}

/** Deliveries that are still due, stored with the change that they tell of. */
export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** To be called inside the transaction that writes the changes. */
  add(transaction: Transaction): void {
    const insert = this.#database.prepare(
      'INSERT INTO deliveries (transaction_id, document_id, operation, body) VALUES (?, ?, ?, ?)',
    )
    for (const { documentId, operation, body } of deliveriesOf(transaction))
      insert.run(transaction.id, documentId, operation, body)
  }

  /** The oldest due delivery of each document, oldest first. */
  next(): StoredDelivery[] {
    return this.#database
      .prepare(
        `SELECT min(id) AS id, transaction_id, document_id, operation, body, attempts
         FROM deliveries WHERE refused IS NULL GROUP BY document_id ORDER BY id`,
      )
      .all()
      .map((row) => ({
        id: Number(row['id']),
        transactionId: String(row['transaction_id']),
        documentId: String(row['document_id']),
        operation: String(row['operation']),
        body: String(row['body']),
        attempts: Number(row['attempts']),
      }))
  }

  delivered(id: number): void {
    this.#database.prepare('DELETE FROM deliveries WHERE id = ?').run(id)
  }

  failed(id: number): void {
    this.#database.prepare('UPDATE deliveries SET attempts = attempts + 1 WHERE id = ?').run(id)
  }

  /** Kept for whoever asks why, but not tried again. */
  refuse(id: number, reason: string): void {
    this.#database.prepare('UPDATE deliveries SET refused = ? WHERE id = ?').run(reason, id)
  }

  counts(): { pending: number; refused: number } {
    const row = this.#database
      .prepare(
        'SELECT count(*) - count(refused) AS pending, count(refused) AS refused FROM deliveries',
      )
      .get()
    return { pending: Number(row?.['pending'] ?? 0), refused: Number(row?.['refused'] ?? 0) }
  }
}
