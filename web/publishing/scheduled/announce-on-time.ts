import type { SanityClient } from '@sanity/client'
import {
  type AnnouncementBoundary,
  fetchAnnouncementBoundaries,
} from '../../content/revisions/announcement-boundaries.ts'

/** Interval between queries of the lake, ms; scripts in the page switch announcements on time in any case. */
const EVERY_MS = 5000

interface Clock {
  /** Boundaries after this time may be missing from existing pages, ms since 1970. */
  since: number
  /** Invalidates the pages that show the announcements. */
  revalidate: (turned: AnnouncementBoundary[]) => Promise<void>
  everyMs?: number
  log?: Pick<Console, 'error'>
}

/**
 * Invalidates pages when one of their announcements starts or ends; returns a function that stops it. Boundaries that
 * pass while the lake cannot be reached are handled afterwards.
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
      // After the clock was set back, the boundaries in between are handled again.
      const turned = await fetchAnnouncementBoundaries(
        client,
        Math.min(after, until),
        Math.max(after, until),
      )
      if (turned.length > 0) await revalidate(turned)
      after = until
      failing = false
    } catch (error) {
      // Logged once per outage.
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
