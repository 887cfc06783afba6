import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { WebhookDelivery } from './delivery.ts'
import type { Hook } from './hook.ts'
import { ForbiddenReceiverError, type Receivers } from './receivers.ts'
import { send } from './send.ts'

export type AttemptResult = 'delivered' | 'retry' | 'dead'

export type Posted = {
  result: AttemptResult
  status: number | null
  /** Why it failed, for a reader; null when it did not. */
  reason: string | null
}

type Setting = {
  projectId: string
  dataset: string
  timeout: number
  stop: AbortSignal
  receivers: Receivers
}

/**
 * As the hosted service does: 2xx is received; 429 and 5xx are tried again, as is silence; every
 * other answer means that the same request would be refused again. 409 is how a receiver says that
 * it has had this very delivery.
 */
function resultOf(status: number): AttemptResult {
  if ((status >= 200 && status < 300) || status === 409) return 'delivered'
  return status === 429 || status >= 500 ? 'retry' : 'dead'
}

async function headersOf(
  hook: Hook,
  delivery: WebhookDelivery,
  { projectId, dataset }: Setting,
): Promise<Record<string, string>> {
  return {
    'user-agent': 'Sanity.io webhook delivery',
    ...Object.fromEntries(
      Object.entries(hook.headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    'content-type': 'application/json',
    'idempotency-key': `${delivery.transactionId}-${delivery.documentId}-${delivery.hookId}`,
    'sanity-transaction-id': delivery.transactionId,
    'sanity-transaction-time': delivery.createdAt,
    'sanity-document-id': delivery.documentId,
    'sanity-operation': delivery.operation,
    'sanity-project-id': projectId,
    'sanity-dataset': dataset,
    'sanity-webhook-id': hook.id,
    ...(hook.secret !== null && {
      // Signed anew each time: receivers refuse old signatures.
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(delivery.body, Date.now(), hook.secret),
    }),
  }
}

/** Sends one delivery; says by its answer what became of it. */
export async function postDelivery(
  hook: Hook,
  delivery: WebhookDelivery,
  setting: Setting,
): Promise<Posted> {
  try {
    const headers = await headersOf(hook, delivery, setting)
    const target = { url: hook.url, method: hook.httpMethod, headers }
    const { status, body } = await send(target, delivery.body, setting)
    const result = resultOf(status)
    const reason = result === 'delivered' ? null : `${status} ${body.slice(0, 300)}`.trim()
    return { result, status, reason }
  } catch (cause) {
    // Until the address or the environment is changed, every attempt would be refused.
    if (cause instanceof ForbiddenReceiverError)
      return { result: 'dead', status: null, reason: cause.message }
    const late = cause instanceof Error && cause.name === 'TimeoutError'
    const reason = late
      ? `No answer within ${setting.timeout / 1000} s`
      : `No connection: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`
    return { result: 'retry', status: null, reason }
  }
}
