import { breaksClients } from '../../schemas/changes/breaks-clients.ts'
import { CHANGE_KINDS } from '../../schemas/changes/kinds.ts'
import { isChangeRule } from '../../schemas/changes/rules.ts'
import { isRecord } from '../../schemas/is-record.ts'

interface Verdict {
  key: 'byFacts' | 'gone' | 'corrected' | 'none'
  /** The facts that break clients, each in the API's terms: `GET /v5/a coin`. */
  facts: string[]
}

/** Returns the effect on clients of a changelog entry with the kind and facts that its form holds. */
export function verdictOf(kindInForm: unknown, changes: unknown): Verdict {
  const kind = CHANGE_KINDS.find((one) => one === kindInForm) ?? 'changed'
  if (kind === 'corrected') return { key: 'corrected', facts: [] }
  const found = (Array.isArray(changes) ? changes : []).filter(isRecord)
  // A fact without a rule is still being written, and is ignored.
  const facts = found.flatMap(({ rule, name, part, field, value, when }) =>
    isChangeRule(rule)
      ? { rule, what: [name, part, field, value, when].filter(Boolean).join(' ') }
      : [],
  )
  if (facts.length === 0) return { key: breaksClients(kind, []) ? 'gone' : 'none', facts: [] }
  const breaking = facts.filter(({ rule }) => breaksClients(kind, [rule]))
  return {
    key: breaking.length > 0 ? 'byFacts' : 'none',
    facts: breaking.map(({ what }) => what),
  }
}
