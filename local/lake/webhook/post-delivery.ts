import { encodeSignatureHeader } from '@sanity/webhook'
import type { StoredDelivery } from './outbox.ts'

const TIMEOUT_MS = 30_000

export type Outcome = { kind: 'done' } | { kind: 'retry' | 'refused'; reason: string }

export type WebhookTarget = { url: string; secret: string; projectId: string; dataset: string }

/** These mean that the same request will be refused again; anything else may pass. */
const FINAL = new Set([400, 401, 403, 405, 410, 413, 415, 422])

/** Sends one delivery, signed now; 409 says that the receiver has had it already. */
export async function postDelivery(
  target: WebhookTarget,
  delivery: StoredDelivery,
  stop: AbortSignal,
): Promise<Outcome> {
  const signature = await encodeSignatureHeader(delivery.body, Date.now(), target.secret)
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        'content-type': 'application/json',
        'sanity-webhook-signature': signature,
        'idempotency-key': `${delivery.transactionId}-${delivery.documentId}`,
        'sanity-transaction-id': delivery.transactionId,
        'sanity-document-id': delivery.documentId,
        'sanity-operation': delivery.operation,
        'sanity-project-id': target.projectId,
        'sanity-dataset': target.dataset,
      },
    })
    const answer = await response.text()
    if (response.ok || response.status === 409) return { kind: 'done' }
    const reason = `${response.status} ${answer.slice(0, 300)}`
    return { kind: FINAL.has(response.status) ? 'refused' : 'retry', reason }
  } catch (cause) {
    return { kind: 'retry', reason: cause instanceof Error ? cause.message : String(cause) }
  }
}
