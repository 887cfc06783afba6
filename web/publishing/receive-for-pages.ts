import 'server-only'
import { siteState } from '../content/cache/site-state.ts'
import { broadcast } from '../server/cluster/broadcast.ts'
import { affectedTags } from './affected-tags.ts'
import { receiver } from './receive.ts'
import { revalidate, revalidateStale } from './revalidate.ts'

/**
 * Handles a delivery of the lake's webhook for pages: invalidates the pages that show the document, here and in the
 * other instances; they are regenerated at their next request. Reads nothing from the lake.
 */
export const receiveForPages = receiver('webhook', async ({ id, rev, ...rest }) => {
  const tags = affectedTags({ id, rev, ...rest })
  revalidate(tags)
  try {
    await broadcast({ of: 'pages', document: id, rev, tags })
  } catch (cause) {
    throw new Error(
      `It was not passed on to the other instances, or to this one’s next start: ${String(cause)}`,
      { cause },
    )
  }
  revalidateStale()
  if (rev) siteState().lastRevisions.pages.set(id, rev)
  return { revalidated: tags }
})
