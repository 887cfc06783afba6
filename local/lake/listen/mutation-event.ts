import type { CommittedChange, Transaction, Transition } from '../mutations/commit.ts'
import type { ListenOptions } from './listen-options.ts'

/** A change that a listener hears of, and how its document moved in what the listener selects. */
export type MatchedChange = { change: CommittedChange; transition: Transition }

export const eventIdOf = (transaction: Transaction, change: CommittedChange) =>
  `${transaction.id}#${change.id}`

/**
 * One of the changes of a transaction as the Studio wants to hear of it. `resultRev` is there for
 * deletions too: without it the Studio ignores them and keeps showing a discarded draft. It waits
 * for as many events as `transactionTotalEvents` says, so that counts what this listener hears.
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
    // What was committed is visible to queries at once, whatever the listener asked for.
    visibility: 'query',
    transactionTotalEvents: place.total,
    transactionCurrentEvent: place.index,
  }
}
