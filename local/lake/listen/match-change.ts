import type { Change, Transaction } from '../mutations/commit.ts'
import type { Matcher } from './matcher.ts'
import type { MatchedChange } from './mutation-event.ts'

/** The change, if it touches what the matcher selects; else null. Throws when that cannot be told. */
export function matchChange(change: Change, { matches }: Matcher): MatchedChange | null {
  const before = matches(change.before)
  const after = matches(change.after)
  if (!before && !after) return null
  return { change, transition: before ? (after ? 'update' : 'disappear') : 'appear' }
}

/** All changes of a transaction that do. */
export const matchChanges = ({ changes }: Transaction, matcher: Matcher): MatchedChange[] =>
  changes.flatMap((change) => matchChange(change, matcher) ?? [])
