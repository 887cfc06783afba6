import type { Change, Transaction } from '../mutations/commit.ts'
import { limits } from '../query/limits.ts'
import { withinTime } from '../query/within-time.ts'
import type { Matcher } from './matcher.ts'
import type { Heard } from './mutation-event.ts'

function heard(change: Change, { matches }: Matcher): Heard | null {
  const before = matches(change.before)
  const after = matches(change.after)
  if (!before && !after) return null
  return { change, transition: before ? (after ? 'update' : 'disappear') : 'appear' }
}

/**
 * The changes of a transaction that touch what the matcher selects. Throws when the filter cannot
 * be evaluated, or takes as long for one change as a query may take.
 */
export function heardOf(transaction: Transaction, matcher: Matcher): Heard[] {
  return transaction.changes.flatMap(
    (change) => withinTime(limits.time, () => heard(change, matcher)) ?? [],
  )
}
