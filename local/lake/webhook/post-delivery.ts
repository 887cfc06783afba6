import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { WebhookDelivery } from './delivery.ts'
import type { Hook } from './hook.ts'
import { ForbiddenReceiverError, type Receivers } from './receivers.ts'
import { send } from './send.ts'

export type AttemptResult = 'delivered' | 'retry' | 'dead'

export type PostResult = {
  result: AttemptResult
  status: number | null
  /** Reason of the failure as text; null after success. */
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
 * As in the hosted service: 2xx is received; 429, 5xx and no answer are retried; any other answer would be repeated for
 * the same request. 409 means that the receiver has had this delivery before.
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
      // Signed for each attempt, as receivers refuse old signatures.
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(delivery.body, Date.now(), hook.secret),
    }),
  }
}

/** Sends one delivery and returns its result. */
export async function postDelivery(
  hook: Hook,
  delivery: WebhookDelivery,
  setting: Setting,
): Promise<PostResult> {
  try {
    const headers = await headersOf(hook, delivery, setting)
    const target = { url: hook.url, method: hook.httpMethod, headers }
    const { status, body } = await send(target, delivery.body, setting)
    const result = resultOf(status)
    const reason = result === 'delivered' ? null : `${status} ${body.slice(0, 300)}`.trim()
    return { result, status, reason }
  } catch (cause) {
    // Every attempt would be refused until the address or the environment changes.
    if (cause instanceof ForbiddenReceiverError)
      return { result: 'dead', status: null, reason: cause.message }
    const late = cause instanceof Error && cause.name === 'TimeoutError'
    const reason = late
      ? `No answer within ${setting.timeout / 1000} s`
      : `No connection: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`
    return { result: 'retry', status: null, reason }
  }
}
