import type { User } from '../../auth/users.ts'
import { clientAddress } from '../../http/hosts.ts'
import { type Audience, framesFor } from '../../listen/audience.ts'
import type { LiveAudience } from '../../listen/live-events.ts'
import { matchChanges } from '../../listen/match-change.ts'
import type { Matcher } from '../../listen/matcher.ts'
import { transactionsSince } from '../../listen/missed-transactions.ts'
import { TimeLimitError, withinTime } from '../../query/within-time.ts'
import type { Context } from '../context.ts'

/** Milliseconds for finding out what one listener missed. */
const LIMIT_MS = 500

/**
 * What `find` finds, within what the caller may ask of the lake; null when that is used up, or the
 * time is over: then the client starts anew.
 */
function withinShare(
  { lake, request }: Context,
  user: User | null,
  find: () => Buffer[] | null,
): Buffer[] | null {
  const { catchingUp, connections } = lake.realtime
  const share = user ? catchingUp.members : catchingUp.public
  const caller = user?.id ?? clientAddress(request)
  if (share.left(caller) <= 0) return null
  const from = performance.now()
  try {
    const frames = withinTime(LIMIT_MS, find)
    if (!frames) return null
    const bytes = frames.reduce((sum, { length }) => sum + length, 0)
    // No more than a client may leave unread.
    return bytes <= connections.settings.bufferedBytes ? frames : null
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error
    lake.store.recover()
    return null
  } finally {
    share.spend(caller, performance.now() - from)
  }
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
  return withinShare(context, audience.user, () => {
    const transactions = transactionsSince(context.lake, last, matcher.ids)
    if (!transactions) return null
    return transactions.flatMap((transaction) => {
      if (transaction.id === last && documentId === null) return []
      const after = transaction.id === last ? documentId : null
      return framesFor(audience, transaction, matchChanges(transaction, matcher), after)
    })
  })
}

/** What a reader of live events missed after the one of this id; null when it cannot be told. */
export function missedLiveEvents(
  context: Context,
  lastEventId: string,
  { audience, user }: { audience: LiveAudience; user: User | null },
): Buffer[] | null {
  const { lake } = context
  return withinShare(context, user, () => {
    const transactions = transactionsSince(lake, lastEventId)
    if (!transactions) return null
    return transactions
      .filter(({ id }) => id !== lastEventId)
      .flatMap((transaction) => lake.realtime.live.frameFor(audience, transaction) ?? [])
  })
}
