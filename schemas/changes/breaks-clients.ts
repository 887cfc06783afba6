import type { ChangeKind } from './kinds.ts'
import type { ChangeRuleName } from './rule-words.ts'
import { CHANGE_RULES } from './rules.ts'

/**
 * Whether a correct client may fail, or behave differently, after the changes of a changelog entry of this kind with
 * facts by these `rules`. Corrections of the specification break nothing; without facts, only a removal does.
 */
export function breaksClients(kind: ChangeKind, rules: readonly ChangeRuleName[]): boolean {
  if (kind === 'corrected') return false
  if (rules.length === 0) return kind === 'removed'
  return rules.some((rule) => CHANGE_RULES[rule].breaking)
}
