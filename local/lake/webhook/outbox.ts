import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { inTransaction } from '../store/database.ts'
import { type DeliveryState, toDelivery, type WebhookDelivery } from './delivery.ts'

export type NewDelivery = Pick<
  WebhookDelivery,
  'hookId' | 'documentId' | 'documentType' | 'operation' | 'body' | 'reason'
>

export type Counts = { pending: number; delivered: number; refused: number }

/** Deliveries, stored in the transaction of their change. */
export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Call this inside the transaction that writes the change. With a reason, the delivery is a dead letter at once. */
  add(transaction: { id: string; timestamp: string }, delivery: NewDelivery): void {
    this.#run(
      `INSERT INTO deliveries (transaction_id, created_at, updated_at, hook_id, document_id,
         document_type, operation, body, reason, state)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      transaction.id,
      transaction.timestamp,
      transaction.timestamp,
      delivery.hookId,
      delivery.documentId,
      delivery.documentType,
      delivery.operation,
      delivery.body,
      delivery.reason,
      delivery.reason === null ? 'pending' : 'dead',
    )
  }

  pendingAfter(id: number): WebhookDelivery[] {
    return this.#select("state = 'pending' AND id > ? ORDER BY id", id)
  }

  get(id: number): WebhookDelivery | null {
    return this.#select('id = ?', id)[0] ?? null
  }

  list(state: DeliveryState, limit: number): WebhookDelivery[] {
    return this.#select('state = ? ORDER BY id DESC LIMIT ?', state, limit)
  }

  /** Removes a received delivery, and dead letters with older states of its document for the same webhook. */
  delivered({ id, hookId, documentId }: WebhookDelivery): void {
    inTransaction(this.#database, () => {
      this.#run('DELETE FROM deliveries WHERE id = ?', id)
      this.#run('UPDATE hooks SET delivered = delivered + 1 WHERE id = ?', hookId)
      this.#run(
        "DELETE FROM deliveries WHERE state = 'dead' AND id < ? AND hook_id = ? AND document_id = ?",
        id,
        hookId,
        documentId,
      )
    })
  }

  /** Records a failed attempt. `nextAttemptAt` is the time of the next one while the delivery is pending. */
  failed(
    { id }: WebhookDelivery,
    { status, reason }: { status: number | null; reason: string | null },
    state: 'pending' | 'dead',
    nextAttemptAt: number,
  ): void {
    this.#run(
      `UPDATE deliveries SET state = ?, attempts = attempts + 1, next_attempt_at = ?,
         last_status = ?, reason = ?, updated_at = ? WHERE id = ? AND state = 'pending'`,
      state,
      nextAttemptAt,
      status,
      reason,
      new Date().toISOString(),
      id,
    )
  }

  /** Makes dead letters due again, all or those named; returns them, oldest first. */
  revive(ids: readonly number[] | null): WebhookDelivery[] {
    const due = this.#select("state = 'dead' ORDER BY id").filter(
      ({ id }) => !ids || ids.includes(id),
    )
    inTransaction(this.#database, () => {
      for (const { id } of due)
        this.#run(
          "UPDATE deliveries SET state = 'pending', attempts = 0, next_attempt_at = 0 WHERE id = ?",
          id,
        )
    })
    return due
  }

  /** Deletes dead letters, all or those named; returns how many. */
  purge(ids: readonly number[] | null): number {
    if (!ids) return this.#run("DELETE FROM deliveries WHERE state = 'dead'")
    return inTransaction(this.#database, () =>
      ids.reduce(
        (sum, id) => sum + this.#run("DELETE FROM deliveries WHERE state = 'dead' AND id = ?", id),
        0,
      ),
    )
  }

  /** Turns a webhook's pending deliveries into dead letters with this reason. */
  cancel(hookId: string, reason: string): void {
    this.#run(
      "UPDATE deliveries SET state = 'dead', reason = ?, updated_at = ? WHERE state = 'pending' AND hook_id = ?",
      reason,
      new Date().toISOString(),
      hookId,
    )
  }

  forgetHook(hookId: string): void {
    this.#run('DELETE FROM deliveries WHERE hook_id = ?', hookId)
  }

  counts(): Counts {
    const count = (sql: string) => Number(this.#database.prepare(sql).get()?.['n'] ?? 0)
    return {
      pending: count("SELECT count(*) AS n FROM deliveries WHERE state = 'pending'"),
      delivered: count('SELECT sum(delivered) AS n FROM hooks'),
      refused: count("SELECT count(*) AS n FROM deliveries WHERE state = 'dead'"),
    }
  }

  #select(where: string, ...values: SQLInputValue[]): WebhookDelivery[] {
    return this.#database
      .prepare(`SELECT * FROM deliveries WHERE ${where}`)
      .all(...values)
      .map(toDelivery)
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes)
  }
}
