import 'server-only'
import { siteState } from '../health/site-state.ts'
import { tellOthers } from '../instances/tell-others.ts'
import { indexChange } from './index-change.ts'
import { receiver } from './receive.ts'
import { renewKept } from './revalidate.ts'

/** Handles one delivery of the lake's webhook for the search: the document's records are replaced. */
export const receiveForSearch = receiver('search-webhook', async (delivery) => {
  const { id, rev } = delivery
  try {
    await indexChange(delivery)
  } catch (cause) {
    throw new Error(`The search was not brought up to date: ${String(cause)}`, { cause })
  }
  // The lake has answered, which it did not when pages were kept.
  renewKept()
  if (rev) siteState().told.search.set(id, rev)
  // Whoever does not hear of it follows the change once more when lost webhooks are looked for.
  await tellOthers({ of: 'search', document: id, rev, tags: [] }).catch((error: unknown) =>
    console.warn(`The other instances were not told that the search has ${id}.`, error),
  )
  return { indexed: id }
})
