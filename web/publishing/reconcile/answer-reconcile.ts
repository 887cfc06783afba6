import 'server-only'
import { z } from 'zod'
import { env } from '../../config/env.ts'
import { ownSecret } from '../../config/secrets/own-secret.ts'
import { siteState } from '../../content/cache/site-state.ts'
import { contentClient } from '../../content/lake/client.ts'
import type { Lately } from '../../content/revisions/changed-lately.ts'
import { searchAdmin } from '../../search/search-admin.ts'
import { workInStep } from '../../server/limits/work-in-step.ts'
import { affectedTags } from '../affected-tags.ts'
import type { Delivery } from '../delivery.ts'
import { deadLetters, indexChange } from '../index-change.ts'
import type { FailedDocument } from '../invalid-content-error.ts'
import { dispatchDueChanges } from '../outgoing-webhooks/dispatch-due-changes.ts'
import { revalidate, revalidateStale } from '../revalidate.ts'
import { bearsSecret } from '../scheduled/cron-request.ts'
import { missedChanges, unknownToPages } from './missed-changes.ts'

/** How far back is looked unless the caller says otherwise: three turns of the host's clock. */
const MINUTES = 15
const CHANGES_AT_A_TIME = 8
/** After so long no further change is begun: whoever asked is told how many are left, and asks again. */
const STEP_MS = 20_000
/** Nobody waits for it, as a reader does for a page. */
const PATIENCE = { timeout: 15_000, maxRetries: 2 }
/** How long a webhook may be under way. */
const GRACE_SECONDS = 30
const query = z.object({
  minutes: z.coerce.number().positive().max(1440).default(MINUTES),
  grace: z.coerce.number().min(0).max(600).default(GRACE_SECONDS),
})

/**
 * Repairs what lost webhooks left: regenerates the pages of documents that changed lately and of
 * which this process was not told, renews their search records, and tries again what is a dead letter, or
 * was not told to receivers of changes.
 * Doing it twice changes nothing. What takes long is done in steps: 202 with the number of changes that are
 * left, which the next request continues with.
 * 401 without the secret; 503 when lake or search cannot be reached, so that a host's log shows it.
 */
export async function answerReconcile(request: Request): Promise<Response> {
  const secrets = [ownSecret(), ...(env.CRON_SECRET ? [env.CRON_SECRET] : [])]
  if (!secrets.some((secret) => bearsSecret(request, secret)))
    return new Response('Unauthorized', { status: 401 })
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success)
    return new Response('`minutes` is a number up to 1440, `grace` one of seconds up to 600', {
      status: 400,
    })
  try {
    const [{ repaired, failed, left }] = await Promise.all([
      repair(asked.data),
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

interface Repair {
  repaired: string[]
  /** What the search cannot take as it is published. */
  failed: FailedDocument[]
  /** How many changes are still to be looked at. */
  left: number
}

async function repair(lately: Lately): Promise<Repair> {
  const { lastRevisions } = siteState()
  const search = searchAdmin()
  // Without a search to write there need be no webhook for it.
  const followed = search
    ? new Map([...lastRevisions.pages].filter(([id, rev]) => lastRevisions.search.get(id) === rev))
    : lastRevisions.pages
  const missed = await missedChanges(
    { content: contentClient().withConfig(PATIENCE), search, told: followed },
    lately,
  )
  revalidateStale()
  // Readers first: the search takes longer, and may fail.
  revalidate([...new Set(unknownToPages(missed, lastRevisions.pages).flatMap(affectedTags))])
  for (const { id, rev } of missed) if (rev) lastRevisions.pages.set(id, rev)
  const failed = new Map<string, FailedDocument>()
  const due = [...missed, ...(search ? await undelivered(missed) : [])]
  const repaired: string[] = []
  const step = { limit: CHANGES_AT_A_TIME, stepMs: STEP_MS }
  const { left, failures } = await workInStep(due, step, async (change) => {
    const refused = await indexChange(change)
    for (const one of refused) failed.set(one.id, one)
    if (change.rev) lastRevisions.search.set(change.id, change.rev)
    if (!refused.some(({ id }) => id === change.id)) repaired.push(change.id)
  })
  if (failures.length > 0 && failures.length === due.length) throw failures[0]
  if (failures.length > 0) console.warn('To be tried again:', failures[0])
  return { repaired, failed: [...failed.values()], left }
}

/** What the dead letters are about, in the words of the webhook, without what is looked at anyway. */
async function undelivered(missed: readonly Delivery[]): Promise<Delivery[]> {
  const letters = (await deadLetters()?.list()) ?? []
  const known = new Set(missed.map(({ id }) => id))
  return letters
    .filter(({ subject }) => !known.has(subject))
    .map(({ subject, subjectType }) => ({ id: subject, type: subjectType, operation: 'update' }))
}
