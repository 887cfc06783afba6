import type { Change, Transaction, Transition } from '../mutations/commit.ts'

export type EventOptions = {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  mendoza: boolean
  visibility: string
}

/**
 * One change as the Studio wants to hear of it. `resultRev` is there for deletions too: without
 * it the Studio ignores them and keeps showing a discarded draft.
 */
export function mutationEvent(
  transaction: Transaction,
  change: Change,
  transition: Transition,
  options: EventOptions,
) {
  return {
    eventId: `${transaction.id}#${change.id}`,
    documentId: change.id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    ...(options.includeMutations && { mutations: change.mutations }),
    ...(change.before && { previousRev: change.before._rev }),
    resultRev: transaction.id,
    ...(options.includeResult && change.after && { result: change.after }),
    ...(options.includePreviousRevision && change.before && { previous: change.before }),
    ...(options.mendoza && { effects: change.effects }),
    timestamp: transaction.timestamp,
    visibility: options.visibility,
    transactionTotalEvents: transaction.changes.length,
    transactionCurrentEvent: transaction.changes.indexOf(change) + 1,
  }
}
