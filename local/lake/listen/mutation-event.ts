import type { CommittedChange, Transaction, Transition } from '../mutations/commit.ts'
import type { ListenOptions } from './listen-options.ts'

/** A change for a listener, and how the document entered, changed in or left the listener's selection. */
export type MatchedChange = { change: CommittedChange; transition: Transition }

export const eventIdOf = (transaction: Transaction, change: CommittedChange) =>
  `${transaction.id}#${change.id}`

/**
 * A change of a transaction in the Studio's event format. `resultRev` is set for deletions too: without it the Studio
 * ignores them and keeps showing a discarded draft. The Studio waits for `transactionTotalEvents` events, so that
 * counts only events for this listener.
 */
export function mutationEvent(
  transaction: Transaction,
  { change, transition }: MatchedChange,
  place: { index: number; total: number },
  options: ListenOptions,
) {
  return {
    eventId: eventIdOf(transaction, change),
    documentId: change.id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    ...(options.includeMutations && { mutations: change.mutations }),
    ...(change.before && { previousRev: change.before._rev }),
    resultRev: transaction.id,
    ...(options.includeResult && change.after && { result: change.after }),
    ...(options.includePreviousRevision && { previous: change.before }),
    ...(options.mendoza && { effects: change.effects }),
    timestamp: transaction.timestamp,
    // Commits are visible to queries at once, whatever visibility the listener requested.
    visibility: 'query',
    transactionTotalEvents: place.total,
    transactionCurrentEvent: place.index,
  }
}
