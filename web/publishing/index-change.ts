import 'server-only'
import { Errors } from 'typesense'
import { contentClient } from '../content/client.ts'
import { searchAliases } from '../search/collection.ts'
import { searchAdmin } from '../search/search-admin.ts'
import { traced } from '../tracing/tracing.ts'
import type { Delivery } from './delivery.ts'
import { changeFollower } from './follow-change.ts'

let follow: ReturnType<typeof changeFollower> | undefined

/** Brings the search that readers use up to date with the changed document. */
export async function indexChange(delivery: Delivery): Promise<void> {
  const search = searchAdmin()
  if (!search) return
  try {
    follow ??= changeFollower({ content: contentClient(), search, collections: searchAliases })
    const following = follow
    await traced('index a change', () => following(delivery))
  } catch (error) {
    if (!(error instanceof Errors.ObjectNotFound)) throw error
    // The first sync-search takes up all there is.
    console.warn('There is no search index yet: run sync-search')
  }
}
