import { type ChangeLog, placeOf } from './change-log.ts'
import type { Invalidation } from './invalidation.ts'

/** How often the log is read, ms: how long a page of another instance may be old. */
const EVERY_MS = 500

interface Setting {
  /** What was told before is known, ms since 1970. */
  since: number
  hear: (changes: Invalidation[]) => Promise<void>
  everyMs?: number
  log?: Pick<Console, 'warn' | 'error'>
}

/**
 * Hands over what other instances tell, in order and each at least once, until the function that it
 * returns is called. What could not be read or handed over is tried again, and told once per outage.
 */
export function subscribe(
  changes: Pick<ChangeLog, 'read'>,
  { since, hear, everyMs = EVERY_MS, log = console }: Setting,
): () => void {
  let place = placeOf(since)
  let failing = false
  let ended = false
  let timer: NodeJS.Timeout | undefined
  const turn = async () => {
    let more = false
    try {
      const heard = await changes.read(place)
      if (heard.changes.length > 0) await hear(heard.changes)
      place = heard.place
      more = heard.more
      if (failing) log.warn('The other instances are heard again.')
      failing = false
    } catch (error) {
      if (!failing && !ended)
        log.error(
          'The other instances cannot be heard, so pages may be old here until it is tried again with success. Is Redis running, and REDIS_URL right?',
          error,
        )
      failing = true
    }
    if (!ended) timer = setTimeout(turn, more ? 0 : everyMs)
  }
  void turn()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
