import 'server-only'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { staleTag } from '../config/tags.ts'
import { siteState } from '../content/cache/site-state.ts'

/** Has the pages with one of `tags` made again at their next request. */
export function revalidate(tags: readonly string[]): void {
  noteStale(tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  // Next lets go of the old pages when the request's handler has returned: what it gave before is old as well.
  after(() => noteStale(tags))
}

/** Has all made again that is shown as it was read last, now that the lake answers. */
export function revalidateStale(): void {
  const { notRevalidated } = siteState()
  if (notRevalidated.size === 0) return
  notRevalidated.clear()
  revalidate([staleTag])
}

function noteStale(tags: readonly string[]): void {
  const state = siteState()
  state.changedAt = performance.now()
  for (const tag of tags) state.invalidatedAt.set(tag, state.changedAt)
}
