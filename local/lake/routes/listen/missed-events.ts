import { type Audience, framesFor } from '../../listen/audience.ts'
import type { LiveAudience } from '../../listen/live-events.ts'
import { type Matcher, matchChanges } from '../../listen/matcher.ts'
import { transactionsSince } from '../../listen/missed-transactions.ts'
import type { Context } from '../context.ts'

/** The frames, unless they are more than a client may leave unread: then it starts anew. */
function withinBuffer({ lake }: Context, frames: Buffer[]): Buffer[] | null {
  const bytes = frames.reduce((sum, { length }) => sum + length, 0)
  return bytes <= lake.realtime.connections.settings.bufferedBytes ? frames : null
}

/**
 * What a listener missed after the event of this id (`<transaction>#<document>`, or a transaction
 * alone), just as it would have been told; null when that cannot be told, or is more than a client
 * may leave unread.
 */
export function missedEvents(
  context: Context,
  lastEventId: string,
  { matcher, audience }: { matcher: Matcher; audience: Audience },
): Buffer[] | null {
  if (!matcher.repeatable) return null
  const [last = '', documentId = null] = lastEventId.split('#')
  const transactions = transactionsSince(context.lake, last, matcher.ids)
  if (!transactions) return null
  const frames = transactions.flatMap((transaction) => {
    if (transaction.id === last && documentId === null) return []
    const after = transaction.id === last ? documentId : null
    return framesFor(audience, transaction, matchChanges(transaction, matcher), after)
  })
  return withinBuffer(context, frames)
}

/** What a reader of live events missed after the one of this id; null when it cannot be told. */
export function missedLiveEvents(
  context: Context,
  lastEventId: string,
  audience: LiveAudience,
): Buffer[] | null {
  const { lake } = context
  const transactions = transactionsSince(lake, lastEventId)
  if (!transactions) return null
  const frames = transactions
    .filter(({ id }) => id !== lastEventId)
    .flatMap((transaction) => lake.realtime.live.frameFor(audience, transaction) ?? [])
  return withinBuffer(context, frames)
}
