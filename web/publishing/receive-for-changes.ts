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
 * Handles one delivery of the lake's webhook for receivers of changes: each is told, or noted as not told, when it
 * is answered. A malformed entry is 422, which has the sender keep it and not try again.
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
