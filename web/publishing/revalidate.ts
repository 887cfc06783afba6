import 'server-only'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { staleTag } from '../config/tags.ts'
import { siteState } from '../content/cache/site-state.ts'
import { pagesBegunBefore } from './pages-under-way.ts'

/** Has the pages with one of `tags` made again at their next request. */
export function revalidate(tags: readonly string[]): void {
  expire(tags)
  after(() => {
    // Next lets go of the old pages when the request's handler has returned.
    const moment = performance.now()
    siteState().changes += 1
    return revalidateOnceMore(tags, moment)
  })
}

/** Has all made again that is shown as it was read last, now that the lake answers. */
export function revalidateStale(): void {
  const { notRevalidated } = siteState()
  if (notRevalidated.size === 0) return
  notRevalidated.clear()
  revalidate([staleTag])
}

function expire(tags: readonly string[]): void {
  for (const tag of tags) {
    siteState().staleAt.set(tag, performance.now())
    revalidateTag(tag, { expire: 0 })
  }
  siteState().changes += 1
}

/**
 * A page that was being made from the old content is kept with the time at which it is finished, so
 * it counts as newer than this change. Where there was one, all are made again after it.
 */
async function revalidateOnceMore(tags: readonly string[], moment: number): Promise<void> {
  const underWay = pagesBegunBefore(moment)
  if (!underWay) return
  await underWay
  expire(tags)
  after(() => {
    siteState().changes += 1
  })
}
