import type { WebhookOperation } from './hook.ts'

export type DeliveryState = 'pending' | 'dead'

/** One change for one webhook. */
export type WebhookDelivery = {
  id: number
  hookId: string
  transactionId: string
  documentId: string
  documentType: string | null
  operation: WebhookOperation
  /** The request's body; empty if the rule could not be evaluated. */
  body: string
  state: DeliveryState
  attempts: number
  nextAttemptAt: number
  lastStatus: number | null
  reason: string | null
  createdAt: string
  updatedAt: string
}

const text = (value: unknown) => (value === null || value === undefined ? null : String(value))

export function toDelivery(row: Record<string, unknown>): WebhookDelivery {
  return {
    id: Number(row['id']),
    hookId: String(row['hook_id']),
    transactionId: String(row['transaction_id']),
    documentId: String(row['document_id']),
    documentType: text(row['document_type']),
    // The casts are safe: only this program writes rows, and a CHECK of the table limits the states.
    operation: String(row['operation']) as WebhookOperation,
    body: String(row['body']),
    state: String(row['state']) as DeliveryState,
    attempts: Number(row['attempts']),
    nextAttemptAt: Number(row['next_attempt_at']),
    lastStatus: row['last_status'] === null ? null : Number(row['last_status']),
    reason: text(row['reason']),
    createdAt: String(row['created_at']),
    updatedAt: String(row['updated_at']),
  }
}
