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

/** Notes of the site's own, which a webhook of an earlier version tells of. */
const SILENT = [DEAD_LETTER, UNDELIVERED_CHANGE]

/**
 * Handles one delivery of the lake's webhook for the search: the document's records are replaced. What
 * no other try would mend is a dead letter then, and taken; where there may be none, it is 422, which
 * has the sender keep it and not try again.
 */
export const receiveForSearch = receiver('search-webhook', async (delivery, age) => {
  const { id, rev, type } = delivery
  // Of what the search is not to say it says nothing.
  if (SILENT.includes(type)) return { indexed: null }
  let failed: FailedDocument[]
  try {
    failed = await indexChange(delivery, age)
  } catch (cause) {
    throw new Error(`The search was not brought up to date: ${String(cause)}`, { cause })
  }
  // The lake has answered, which it did not when pages were kept.
  revalidateStale()
  if (failed.length > 0) {
    const reasons = failed.map(({ id, reason }) => `${id}: ${reason}`).join('\n')
    if (!deadLetters()) throw new RefusedRequest(422, `The search could not take ${reasons}`)
    console.warn(`The search could not take what follows; see “Needs attention”.\n${reasons}`)
  }
  if (rev) siteState().lastRevisions.search.set(id, rev)
  // Whoever does not hear of it follows the change once more when lost webhooks are looked for.
  await broadcast({ of: 'search', document: id, rev, tags: [] }).catch((error: unknown) =>
    console.warn(`The other instances were not told that the search has ${id}.`, error),
  )
  if (failed.length === 0) return { indexed: id }
  return { indexed: null, deadLetters: failed.map(({ id }) => id) }
})
