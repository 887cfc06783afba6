import { mayRead } from '../access/may-read.ts'
import type { User } from '../auth/users.ts'
import { isPublishedId } from '../documents/ids.ts'
import { isPreviewSecret } from '../documents/withheld.ts'
import { eventFrame } from '../http/event-stream.ts'
import type { Transaction } from '../mutations/commit.ts'
import type { ListenOptions } from './listen-options.ts'
import { eventIdOf, type MatchedChange, mutationEvent } from './mutation-event.ts'

/** Listeners with the same rights who want to hear the same of a change. */
export type Audience = { user: User | null; options: ListenOptions }

/** What may be read is decided by the role. */
export const audienceKey = ({ user, options }: Audience) =>
  JSON.stringify([user?.role ?? null, options])

/**
 * What an audience is told of a transaction, in order of document id, which the history knows too.
 * With `after`, the events behind that document only.
 */
export function framesFor(
  { user, options }: Audience,
  transaction: Transaction,
  matched: readonly MatchedChange[],
  after: string | null = null,
): Buffer[] {
  const readable = matched
    .filter(
      ({ change: { id, before, after } }) =>
        // Listeners of one role hear the same, so that nobody hears of a secret.
        ![before, after].some(isPreviewSecret) &&
        mayRead(user, id, after ?? before) &&
        (options.includeAllVersions || isPublishedId(id)),
    )
    .sort((a, b) => (a.change.id < b.change.id ? -1 : 1))
  return readable.flatMap((one, index) => {
    if (after !== null && one.change.id <= after) return []
    const event = mutationEvent(transaction, one, { index, total: readable.length }, options)
    return eventFrame('mutation', event, eventIdOf(transaction, one.change))
  })
}
