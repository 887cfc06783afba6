import 'server-only'
import { z } from 'zod'
import { env } from '../../config/env.ts'
import { ownSecret } from '../../config/secrets/own-secret.ts'
import { siteState } from '../../content/cache/site-state.ts'
import { contentClient } from '../../content/lake/client.ts'
import type { RecentSpans } from '../../content/revisions/recently-changed.ts'
import { searchAdmin } from '../../search/search-admin.ts'
import { runForStep } from '../../server/limits/run-for-step.ts'
import { affectedTags } from '../affected-tags.ts'
import type { Delivery } from '../delivery.ts'
import { deadLetters, indexChange } from '../index-change.ts'
import type { FailedDocument } from '../invalid-content-error.ts'
import { dispatchDueChanges } from '../outgoing-webhooks/dispatch-due-changes.ts'
import { revalidate, revalidateStale } from '../revalidate.ts'
import { hasBearerSecret } from '../scheduled/cron-request.ts'
import { missedChanges, unknownToPages } from './missed-changes.ts'

/** Default span to look back, min: three intervals of the host's cron. */
const MINUTES = 15
const CHANGES_AT_A_TIME = 8
/** No further change is started after this time; the caller learns how many are left and asks again. */
const STEP_MS = 20_000
/** No reader waits for this request, so it may take longer. */
const PATIENCE = { timeout: 15_000, maxRetries: 2 }
/** How long a webhook may be in transit. */
const GRACE_SECONDS = 30
const query = z.object({
  minutes: z.coerce.number().positive().max(1440).default(MINUTES),
  grace: z.coerce.number().min(0).max(600).default(GRACE_SECONDS),
})

/**
 * Repairs the effects of lost webhooks: regenerates the pages of recently changed documents whose webhook did not
 * reach this process, updates their search records, and retries dead letters and undelivered changes. Idempotent. A
 * long repair takes several steps: 202 with the number of changes left, which the next request continues. 401 without
 * a secret; 503 when the lake or the search cannot be reached, so that the host's log shows it.
 */
export async function answerReconcile(request: Request): Promise<Response> {
  const secrets = [ownSecret(), ...(env.CRON_SECRET ? [env.CRON_SECRET] : [])]
  if (!secrets.some((secret) => hasBearerSecret(request, secret)))
    return new Response('Unauthorized', { status: 401 })
  const parsedQuery = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsedQuery.success)
    return new Response('`minutes` is a number up to 1440, `grace` one of seconds up to 600', {
      status: 400,
    })
  try {
    const [{ repaired, failed, left }] = await Promise.all([
      repair(parsedQuery.data),
      dispatchDueChanges(),
    ])
    if (repaired.length > 0)
      console.warn(`Repaired what no webhook had told of: ${repaired.join(', ')}`)
    if (failed.length > 0)
      console.warn(
        `Not repaired:\n${failed.map(({ id, reason }) => `${id}: ${reason}`).join('\n')}`,
      )
    const deadLetters = failed.map(({ id }) => id)
    return Response.json({ repaired, deadLetters, left }, { status: left > 0 ? 202 : 200 })
  } catch (error) {
    console.error('What webhooks may have missed could not be repaired.', error)
    return new Response('The content lake or the search cannot be reached', { status: 503 })
  }
}

interface ReconcileResult {
  repaired: string[]
  /** Documents that the search cannot take as published. */
  failed: FailedDocument[]
  /** Number of changes not handled yet. */
  left: number
}

async function repair(lately: RecentSpans): Promise<ReconcileResult> {
  const { lastRevisions } = siteState()
  const search = searchAdmin()
  // A site that does not write the search may have no webhook for it.
  const followed = search
    ? new Map([...lastRevisions.pages].filter(([id, rev]) => lastRevisions.search.get(id) === rev))
    : lastRevisions.pages
  const missed = await missedChanges(
    { content: contentClient().withConfig(PATIENCE), search, delivered: followed },
    lately,
  )
  revalidateStale()
  // Pages first: the search takes longer, and may fail.
  revalidate([...new Set(unknownToPages(missed, lastRevisions.pages).flatMap(affectedTags))])
  for (const { id, rev } of missed) if (rev) lastRevisions.pages.set(id, rev)
  const failed = new Map<string, FailedDocument>()
  const due = [...missed, ...(search ? await undelivered(missed) : [])]
  const repaired: string[] = []
  const step = { limit: CHANGES_AT_A_TIME, stepMs: STEP_MS }
  const { left, failures } = await runForStep(due, step, async (change) => {
    const refused = await indexChange(change)
    for (const one of refused) failed.set(one.id, one)
    if (change.rev) lastRevisions.search.set(change.id, change.rev)
    if (!refused.some(({ id }) => id === change.id)) repaired.push(change.id)
  })
  if (failures.length > 0 && failures.length === due.length) throw failures[0]
  if (failures.length > 0) console.warn('To be tried again:', failures[0])
  return { repaired, failed: [...failed.values()], left }
}

/** The documents with dead letters as deliveries, without those in `missed`. */
async function undelivered(missed: readonly Delivery[]): Promise<Delivery[]> {
  const letters = (await deadLetters()?.list()) ?? []
  const known = new Set(missed.map(({ id }) => id))
  return letters
    .filter(({ subject }) => !known.has(subject))
    .map(({ subject, subjectType }) => ({ id: subject, type: subjectType, operation: 'update' }))
}
