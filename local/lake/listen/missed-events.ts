import type { Lake } from '../lake.ts'
import { type Audience, framesFor } from './audience.ts'
import { heardOf } from './heard-of.ts'
import type { LiveAudience } from './live-events.ts'
import type { Matcher } from './matcher.ts'
import { transactionsSince } from './missed-transactions.ts'

/** The frames, if a client may leave as much unread. */
function ifNotTooMuch(lake: Lake, frames: Buffer[]): Buffer[] | null {
  const bytes = frames.reduce((sum, { length }) => sum + length, 0)
  return bytes <= lake.realtime.connections.settings.bufferedBytes ? frames : null
}

/**
 * What a listener missed after the event of this id (`<transaction>#<document>`, or a transaction
 * alone), just as it would have been told; null when that cannot be told, or is more than a client
 * may leave unread.
 */
export function missedEvents(
  lake: Lake,
  lastEventId: string,
  { matcher, audience }: { matcher: Matcher; audience: Audience },
): Buffer[] | null {
  if (!matcher.repeatable) return null
  const [last = '', documentId = null] = lastEventId.split('#')
  const transactions = transactionsSince(lake, last, matcher.ids)
  if (!transactions) return null
  const frames = transactions.flatMap((transaction) => {
    if (transaction.id === last && documentId === null) return []
    const after = transaction.id === last ? documentId : null
    return framesFor(audience, transaction, heardOf(transaction, matcher), after)
  })
  return ifNotTooMuch(lake, frames)
}

/** What a reader of live events missed after the one of this id; null when it cannot be told. */
export function missedLiveEvents(
  lake: Lake,
  lastEventId: string,
  audience: LiveAudience,
): Buffer[] | null {
  const transactions = transactionsSince(lake, lastEventId)
  if (!transactions) return null
  const frames = transactions
    .filter(({ id }) => id !== lastEventId)
    .flatMap((transaction) => lake.realtime.live.frameFor(audience, transaction) ?? [])
  return ifNotTooMuch(lake, frames)
}
