import { type ChangeLog, positionAt } from './change-log.ts'
import type { Invalidation } from './invalidation.ts'

/** How often the log is read, ms: how long a page may stay stale after another instance's change. */
const EVERY_MS = 500

interface Setting {
  /** Changes before this time are known, ms since 1970. */
  since: number
  onChanges: (changes: Invalidation[]) => Promise<void>
  everyMs?: number
  log?: Pick<Console, 'warn' | 'error'>
}

/**
 * Passes the changes of other instances to `onChanges`, in order and each at least once; returns a function that stops
 * it. A failed read or hand-over is retried, and logged once per outage.
 */
export function subscribe(
  changes: Pick<ChangeLog, 'read'>,
  { since, onChanges, everyMs = EVERY_MS, log = console }: Setting,
): () => void {
  let place = positionAt(since)
  let failing = false
  let ended = false
  let timer: NodeJS.Timeout | undefined
  const turn = async () => {
    let more = false
    try {
      const heard = await changes.read(place)
      if (heard.changes.length > 0) await onChanges(heard.changes)
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
