import type { ChangeKind } from './kinds.ts'
import type { ChangeRuleName } from './rule-words.ts'
import { CHANGE_RULES } from './rules.ts'

/**
 * Whether a client that was right before may fail, or do something else, by an entry of the changelog of the kind
 * `kind` with facts by these `rules`. What corrects the specification breaks nothing; without facts, only what says
 * that something is gone does.
 */
export function breaksClients(kind: ChangeKind, rules: readonly ChangeRuleName[]): boolean {
  if (kind === 'corrected') return false
  if (rules.length === 0) return kind === 'removed'
  return rules.some((rule) => CHANGE_RULES[rule].breaking)
}
