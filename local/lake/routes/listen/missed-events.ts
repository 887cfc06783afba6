import { type Audience, framesFor } from '../../listen/audience.ts'
import { type Matcher, matchChanges } from '../../listen/matcher.ts'
import { transactionsSince } from '../../listen/missed-transactions.ts'
import type { Context } from '../context.ts'

/**
 * What a listener missed after the event of this id (`<transaction>#<document>`, or a transaction
 * alone), just as it would have been told; null when that cannot be told, or is more than a client
 * may leave unread.
 */
export function missedEvents(
  { lake }: Context,
  lastEventId: string,
  { matcher, audience }: { matcher: Matcher; audience: Audience },
): Buffer[] | null {
  if (!matcher.repeatable) return null
  const [last = '', documentId = null] = lastEventId.split('#')
  const transactions = transactionsSince(lake, last)
  if (!transactions) return null
  const frames = transactions.flatMap((transaction) => {
    if (transaction.id === last && documentId === null) return []
    const after = transaction.id === last ? documentId : null
    return framesFor(audience, transaction, matchChanges(transaction, matcher), after)
  })
  const bytes = frames.reduce((sum, { length }) => sum + length, 0)
  return bytes <= lake.realtime.connections.settings.bufferedBytes ? frames : null
}
