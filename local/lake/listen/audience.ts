import { mayRead } from '../access/may-read.ts'
import type { User } from '../auth/users.ts'
import { isPublishedId } from '../documents/ids.ts'
import { isPreviewSecret } from '../documents/withheld.ts'
import { eventFrame } from '../http/event-stream.ts'
import type { Transaction } from '../mutations/commit.ts'
import type { ListenOptions } from './listen-options.ts'
import { eventIdOf, type MatchedChange, mutationEvent } from './mutation-event.ts'

/** Listeners with the same rights and options. */
export type Audience = { user: User | null; options: ListenOptions }

/** The role decides about read access, so equal keys mean equal events. */
export const audienceKey = ({ user, options }: Audience) =>
  JSON.stringify([user?.role ?? null, options])

/**
 * The events of a transaction for an audience, ordered by document id, an order that the history can reproduce. With
 * `after`, only the events after that document.
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
        // Events are shared by all listeners of a role, so none contains a secret.
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
