import type { SanityClient } from '@sanity/client'
import {
  type AnnouncementBoundary,
  fetchAnnouncementBoundaries,
} from '../../content/revisions/announcement-boundaries.ts'

/** How often the lake is asked, ms; readers with scripts see each announcement at its time in any case. */
const EVERY_MS = 5000

interface Clock {
  /** Pages may be made of what was so at this time, ms since 1970. */
  since: number
  /** Has the pages with the tags made again. */
  revalidate: (turned: AnnouncementBoundary[]) => Promise<void>
  everyMs?: number
  log?: Pick<Console, 'error'>
}

/**
 * Has pages made again when an announcement above them begins or ends, until the function that it returns
 * is called. What begins or ends while the lake cannot be reached is made up for.
 */
export function announceOnTime(
  client: SanityClient,
  { since, revalidate, everyMs = EVERY_MS, log = console }: Clock,
): () => void {
  let after = since
  let failing = false
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const turn = async () => {
    const until = Date.now()
    try {
      // Where the clock was put back, what had turned by then turns once more.
      const turned = await fetchAnnouncementBoundaries(
        client,
        Math.min(after, until),
        Math.max(after, until),
      )
      if (turned.length > 0) await revalidate(turned)
      after = until
      failing = false
    } catch (error) {
      // Once for each outage.
      if (!failing) log.error('Announcements could not be looked for; trying again.', error)
      failing = true
    }
    if (!ended) timer = setTimeout(turn, everyMs)
  }
  void turn()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
