import type { Transaction } from '../mutations/commit.ts'
import type { Matcher } from './matcher.ts'
import type { Heard } from './mutation-event.ts'

/** The changes of a transaction that touch what the matcher selects. */
export function heardOf(transaction: Transaction, { matches }: Matcher): Heard[] {
  return transaction.changes.flatMap((change) => {
    const before = matches(change.before)
    const after = matches(change.after)
    if (!before && !after) return []
    return { change, transition: before ? (after ? 'update' : 'disappear') : 'appear' }
  })
}
