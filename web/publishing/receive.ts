import 'server-only'
import { env } from '../config/env.ts'
import { siteState } from '../content/cache/site-state.ts'
import { type HandledWebhook, logWebhook } from '../server/logging/log-webhook.ts'
import { requestId, requestIdHeader } from '../server/logging/request-id.ts'
import { traced } from '../server/tracing/tracing.ts'
import type { Delivery } from './delivery.ts'
import { ReplayGuard } from './replay-guard.ts'
import { RefusedRequest, verifyRequest } from './verify-request.ts'

/**
 * What is done with a delivery, `age` ms after the change that it tells of, as far as that is known; its
 * result is the answer's body.
 */
type Work = (delivery: Delivery, age: number) => Promise<Record<string, unknown>>

/**
 * What takes the deliveries of one webhook, `name` in log and traces. A failure answers 503, so that
 * the sender delivers again, unless the work refused the request: done twice, it must change nothing.
 */
export function receiver(
  name: HandledWebhook['event'],
  work: Work,
): (request: Request) => Promise<Response> {
  // Webhooks that tell of one change at one moment bear one signature, so each has its own.
  const guard: Guard = new ReplayGuard()
  return async (request) => {
    const begun = performance.now()
    const { status, body, ...about } = await traced(name, () => handle(request, guard, work))
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
    // Without a revision two changes may read alike.
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
