import type { DatabaseSync } from 'node:sqlite'
import type { Delivery } from './delivery.ts'

/** The log keeps this many attempts of all webhooks together. */
const KEPT = 5000

export type AttemptOutcome = {
  /** Milliseconds until the answer, or until it was given up. */
  duration: number
  status: number | null
  failure: 'http' | 'network' | 'timeout' | 'other' | null
  /** The beginning of the answer's body. */
  response: string
  /** Why it failed, for a reader; null when it did not. */
  reason: string | null
}

export function recordAttempt(
  database: DatabaseSync,
  delivery: Pick<Delivery, 'id' | 'hookId'>,
  { duration, status, failure, response }: AttemptOutcome,
): void {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO attempts (delivery_id, hook_id, created_at, duration, status, failure, response)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      delivery.id,
      delivery.hookId,
      new Date(Date.now() - duration).toISOString(),
      duration,
      status,
      failure,
      response,
    )
  database.prepare('DELETE FROM attempts WHERE id <= ?').run(Number(lastInsertRowid) - KEPT)
}

/** An attempt as the hosted service shows it. */
function present(row: Record<string, unknown>, projectId: string) {
  const createdAt = String(row['created_at'])
  const duration = Number(row['duration'])
  return {
    id: String(row['id']),
    projectId,
    hookId: String(row['hook_id']),
    messageId: String(row['delivery_id']),
    createdAt,
    updatedAt: new Date(Date.parse(createdAt) + duration).toISOString(),
    inProgress: false,
    duration,
    isFailure: row['failure'] !== null,
    failureReason: row['failure'],
    resultCode: row['status'],
    resultBody: row['response'],
  }
}

/** The newest attempts of a webhook, newest first. */
export function attemptsOfHook(
  database: DatabaseSync,
  hookId: string,
  projectId: string,
  limit: number,
) {
  return database
    .prepare('SELECT * FROM attempts WHERE hook_id = ? ORDER BY id DESC LIMIT ?')
    .all(hookId, limit)
    .map((row) => present(row, projectId))
}

export function attemptById(database: DatabaseSync, id: number, projectId: string) {
  const row = database.prepare('SELECT * FROM attempts WHERE id = ?').get(id)
  return row ? present(row, projectId) : null
}
