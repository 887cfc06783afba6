import type { Change, Transaction } from '../mutations/commit.ts'
import type { Matcher } from './matcher.ts'
import type { Heard } from './mutation-event.ts'

/** The change, if it touches what the matcher selects; else null. Throws when that cannot be told. */
export function heardOf(change: Change, { matches }: Matcher): Heard | null {
  const before = matches(change.before)
  const after = matches(change.after)
  if (!before && !after) return null
  return { change, transition: before ? (after ? 'update' : 'disappear') : 'appear' }
}

/** All changes of a transaction that do. */
export const allHeardOf = ({ changes }: Transaction, matcher: Matcher): Heard[] =>
  changes.flatMap((change) => heardOf(change, matcher) ?? [])
