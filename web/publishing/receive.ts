import 'server-only'
import { env } from '../config/env.ts'
import { siteState } from '../content/cache/site-state.ts'
import { type HandledWebhook, logWebhook } from '../server/logging/log-webhook.ts'
import { requestId, requestIdHeader } from '../server/logging/request-id.ts'
import { withSpan } from '../server/tracing/tracing.ts'
import type { Delivery } from './delivery.ts'
import { ReplayGuard } from './replay-guard.ts'
import { RefusedRequest, verifyRequest } from './verify-request.ts'

/** Handles a delivery, `age` ms after the change (0 if unknown); the result is the response's body. */
type Work = (delivery: Delivery, age: number) => Promise<Record<string, unknown>>

/**
 * Returns the request handler of one webhook; `name` is its event in logs and traces. A failure is answered with 503,
 * so that the sender retries, unless `work` refused the request. `work` must be idempotent.
 */
export function receiver(
  name: HandledWebhook['event'],
  work: Work,
): (request: Request) => Promise<Response> {
  // Two webhooks that deliver one change at the same moment have equal signatures, so each has its own guard.
  const guard: Guard = new ReplayGuard()
  return async (request) => {
    const begun = performance.now()
    const { status, body, ...about } = await withSpan(name, () => handle(request, guard, work))
    const id = requestId(request.headers.get(requestIdHeader))
    const ms = Math.round(performance.now() - begun)
    logWebhook({ event: name, id, status, ms, ...about }, env.NODE_ENV === 'development')
    return Response.json(body, { status })
  }
}

type Guard = ReplayGuard<Record<string, unknown>>

interface Outcome {
  status: number
  body: Record<string, unknown>
  reason?: string
  document?: string
  type?: string
  operation?: string
}

async function handle(request: Request, guard: Guard, work: Work): Promise<Outcome> {
  if (!env.SANITY_WEBHOOK_SECRET)
    return refused(503, 'SANITY_WEBHOOK_SECRET is not set, so no webhook is accepted')
  let about = {}
  try {
    const { delivery, age, signature, until } = await verifyRequest(
      request,
      env.SANITY_WEBHOOK_SECRET,
    )
    about = { document: delivery.id, type: delivery.type, operation: delivery.operation }
    // Without a revision two different changes may have equal bodies.
    const change = delivery.rev ? JSON.stringify(delivery) : signature
    const signed = { signature, until, change }
    const body = await guard.once(signed, Date.now(), () => work(delivery, age))
    if (!body) throw new RefusedRequest(409, 'This very delivery was handled already')
    siteState().webhookAt = Date.now()
    return { status: 200, body, ...about }
  } catch (error) {
    const status = error instanceof RefusedRequest ? error.status : 503
    return { ...refused(status, error instanceof Error ? error.message : String(error)), ...about }
  }
}

const refused = (status: number, reason: string): Outcome => ({
  status,
  body: { error: reason },
  reason,
})
