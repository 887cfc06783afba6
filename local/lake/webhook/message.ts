import type { Delivery, DeliveryState } from './delivery.ts'

const STATUS: Record<DeliveryState, string> = {
  pending: 'queued',
  delivered: 'success',
  dead: 'failure',
}

/** A delivery as the hosted service's message log shows it. */
export function presentMessage(delivery: Delivery, projectId: string, dataset: string) {
  const succeeded = delivery.state === 'delivered'
  return {
    id: String(delivery.id),
    projectId,
    dataset,
    hookId: delivery.hookId,
    documentId: delivery.documentId,
    createdAt: delivery.createdAt,
    updatedAt: delivery.updatedAt,
    status: STATUS[delivery.state],
    resultCode: delivery.lastStatus,
    failureCount: succeeded ? Math.max(0, delivery.attempts - 1) : delivery.attempts,
    payload: delivery.body,
  }
}
