import 'server-only'
import { env } from '../env.ts'
import { siteState } from '../health/site-state.ts'
import { tellOthers } from '../instances/tell-others.ts'
import { logWebhook } from '../logging/log-webhook.ts'
import { requestId, requestIdHeader } from '../logging/request-id.ts'
import { traced } from '../tracing/tracing.ts'
import { affectedTags } from './affected-tags.ts'
import { indexChange } from './index-change.ts'
import { ReplayGuard } from './replay-guard.ts'
import { renewKept, revalidate } from './revalidate.ts'
import { MAX_AGE_MS, RefusedRequest, verifyRequest } from './verify-request.ts'

const guard = new ReplayGuard(MAX_AGE_MS)

/**
 * Handles one delivery of the lake's webhook: the pages that show the document are regenerated at
 * their next request, and its search records replaced. A failure answers 503, so that the sender
 * delivers again: doing it twice changes nothing.
 */
export async function receive(request: Request): Promise<Response> {
  const begun = performance.now()
  const { status, body, ...about } = await traced('webhook', () => handle(request))
  const id = requestId(request.headers.get(requestIdHeader))
  const ms = Math.round(performance.now() - begun)
  logWebhook({ id, status, ms, ...about }, env.NODE_ENV === 'development')
  return Response.json(body, { status })
}

interface Outcome {
  status: number
  body: { revalidated: string[] } | { error: string }
  reason?: string
  document?: string
  type?: string
  operation?: string
}

async function handle(request: Request): Promise<Outcome> {
  if (!env.SANITY_WEBHOOK_SECRET)
    return refused(503, 'SANITY_WEBHOOK_SECRET is not set, so no webhook is accepted')
  let about = {}
  try {
    const { delivery, signature } = await verifyRequest(request, env.SANITY_WEBHOOK_SECRET, guard)
    about = { document: delivery.id, type: delivery.type, operation: delivery.operation }
    const tags = affectedTags(delivery)
    revalidate(tags)
    const others = tellOthers({ document: delivery.id, rev: delivery.rev, tags })
    await whole([
      ['The other instances were not told', others],
      ['The search was not brought up to date', indexChange(delivery)],
    ])
    renewKept()
    guard.markHandled(signature, Date.now())
    siteState().webhookAt = Date.now()
    if (delivery.rev) siteState().told.set(delivery.id, delivery.rev)
    return { status: 200, body: { revalidated: tags }, ...about }
  } catch (error) {
    if (error instanceof RefusedRequest) return refused(error.status, error.message)
    return { ...refused(503, error instanceof Error ? error.message : String(error)), ...about }
  }
}

const refused = (status: number, reason: string): Outcome => ({
  status,
  body: { error: reason },
  reason,
})

/** Ends when every part has ended; throws, saying which, when one has failed. */
async function whole(parts: readonly (readonly [string, Promise<void>])[]): Promise<void> {
  const ends = await Promise.allSettled(parts.map(([, part]) => part))
  const failures = ends.flatMap((end, at) =>
    end.status === 'rejected' ? [`${parts[at]?.[0]}: ${String(end.reason)}`] : [],
  )
  if (failures.length > 0) throw new Error(failures.join('; '))
}
