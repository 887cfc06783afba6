import { ClientError, type SanityClient } from '@sanity/client'
import {
  type DueSchedule,
  fetchDueSchedules,
  fetchFinishedReviews,
} from '../../content/revisions/due-schedules.ts'
import { publishOne } from './publish-one.ts'

type Outcome = { published: string[]; failed: { id: string; reason: string }[] }

/** Ignores a conflict: another instance or person changed the review, which is as good. */
async function unlessChanged(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ClientError && error.statusCode === 409)) throw error
  }
}

/** Stores the reason in the review, which writers see in the Studio beside the draft. */
const tellWhy = (client: SanityClient, { _id, _rev }: DueSchedule, text: string) =>
  unlessChanged(
    client
      .patch(_id)
      .ifRevisionId(_rev)
      .set({ problem: { at: new Date().toISOString(), text } })
      .commit({ returnDocuments: false }),
  )

/**
 * Publishes documents whose scheduled time has come, and deletes reviews without a draft. A document that cannot be
 * published gets the reason in its review and waits for a writer. Idempotent, also concurrently. Throws when the lake
 * cannot be reached; the next call does the rest.
 */
export async function publishDue(client: SanityClient): Promise<Outcome> {
  const outcome: Outcome = { published: [], failed: [] }
  for (const due of await fetchDueSchedules(client)) {
    const reason = await publishOne(client, due)
    if (reason === undefined) outcome.published.push(due.subject)
    else {
      await tellWhy(client, due, reason)
      outcome.failed.push({ id: due.subject, reason })
    }
  }
  for (const { _id, _rev } of await fetchFinishedReviews(client)) {
    const end = client
      .transaction()
      .patch(_id, { ifRevisionID: _rev, unset: ['_reserved_prop_'] })
      .delete(_id)
    await unlessChanged(end.commit({ returnDocuments: false }))
  }
  return outcome
}
