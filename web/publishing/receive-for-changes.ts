import 'server-only'
import { UNDELIVERED_CHANGE } from '../../schemas/undelivered-change.ts'
import type { Delivery } from './delivery.ts'
import { InvalidContentError } from './invalid-content-error.ts'
import { webhookDispatcher } from './outgoing-webhooks/dispatch-due-changes.ts'
import type { DispatchResult, WebhookDispatcher } from './outgoing-webhooks/webhook-dispatcher.ts'
import { receiver } from './receive.ts'
import { RefusedRequest } from './verify-request.ts'

let saidThatOff = false

/**
 * Handles a delivery of the lake's webhook for receivers of changes: each receiver has the change, or it is stored as
 * undelivered, before the response. A malformed entry is 422, so that the sender logs it and does not retry.
 */
export const receiveForChanges = receiver('changes-webhook', async (delivery) => {
  const dispatcher = webhookDispatcher()
  if (!dispatcher) {
    if (!saidThatOff)
      console.warn('CHANGES_WEBHOOK_SECRET is not set: no receiver is told of changes.')
    saidThatOff = true
    return { told: [], failed: [] }
  }
  try {
    return { ...(await work(dispatcher, delivery)) }
  } catch (error) {
    if (error instanceof InvalidContentError)
      throw new RefusedRequest(422, error.message, { cause: error })
    throw error
  }
})

async function work(
  dispatcher: WebhookDispatcher,
  { id, type, operation }: Delivery,
): Promise<DispatchResult> {
  if (type === UNDELIVERED_CHANGE) return dispatcher.redispatch(id)
  if (type !== 'changelogEntry' || operation === 'delete') return { delivered: [], failed: [] }
  return dispatcher.dispatch(id, operation === 'create' ? 'change.published' : 'change.updated')
}
