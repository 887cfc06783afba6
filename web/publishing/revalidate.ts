import 'server-only'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { staleTag } from '../config/tags.ts'
import { siteState } from '../content/cache/site-state.ts'

/** Invalidates the pages with one of `tags`; each is regenerated at its next request. */
export function revalidate(tags: readonly string[]): void {
  noteStale(tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  // Next drops the old pages when the request's handler has returned; a page served before that is stale too.
  after(() => noteStale(tags))
}

/** Invalidates everything that was served stale because the lake did not answer. */
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
