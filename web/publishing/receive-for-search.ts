import 'server-only'
import { DEAD_LETTER } from '../../schemas/dead-letter.ts'
import { UNDELIVERED_CHANGE } from '../../schemas/undelivered-change.ts'
import { siteState } from '../content/cache/site-state.ts'
import { broadcast } from '../server/cluster/broadcast.ts'
import { deadLetters, indexChange } from './index-change.ts'
import type { FailedDocument } from './invalid-content-error.ts'
import { receiver } from './receive.ts'
import { revalidateStale } from './revalidate.ts'
import { RefusedRequest } from './verify-request.ts'

/** The site's own documents, which the webhook of an earlier version still sends. */
const SILENT = [DEAD_LETTER, UNDELIVERED_CHANGE]

/**
 * Handles a delivery of the lake's webhook for the search: replaces the document's records. A failure that no retry can
 * mend becomes a dead letter and is accepted; on a site that cannot store one it is 422, so that the sender logs it and
 * does not retry.
 */
export const receiveForSearch = receiver('search-webhook', async (delivery, age) => {
  const { id, rev, type } = delivery
  if (SILENT.includes(type)) return { indexed: null }
  let failed: FailedDocument[]
  try {
    failed = await indexChange(delivery, age)
  } catch (cause) {
    throw new Error(`The search was not brought up to date: ${String(cause)}`, { cause })
  }
  // The lake answers again, so pages served stale while it did not can be regenerated.
  revalidateStale()
  if (failed.length > 0) {
    const reasons = failed.map(({ id, reason }) => `${id}: ${reason}`).join('\n')
    if (!deadLetters()) throw new RefusedRequest(422, `The search could not take ${reasons}`)
    console.warn(`The search could not take what follows; see “Needs attention”.\n${reasons}`)
  }
  if (rev) siteState().lastRevisions.search.set(id, rev)
  // An instance that misses this message reindexes the document once more during reconciliation.
  await broadcast({ of: 'search', document: id, rev, tags: [] }).catch((error: unknown) =>
    console.warn(`The other instances were not told that the search has ${id}.`, error),
  )
  if (failed.length === 0) return { indexed: id }
  return { indexed: null, deadLetters: failed.map(({ id }) => id) }
})
