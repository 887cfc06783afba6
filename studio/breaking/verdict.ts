import { breaksClients } from '../../schemas/changes/breaks-clients.ts'
import { CHANGE_KINDS } from '../../schemas/changes/kinds.ts'
import { isChangeRule } from '../../schemas/changes/rules.ts'
import { isRecord } from '../../schemas/is-record.ts'

interface Verdict {
  key: 'byFacts' | 'gone' | 'corrected' | 'none'
  /** What breaks clients, each as clients call it. */
  facts: string[]
}

/** What an entry of the changelog with this kind and these facts, as they are in a form, does to clients. */
export function verdictOf(kindInForm: unknown, changes: unknown): Verdict {
  const kind = CHANGE_KINDS.find((one) => one === kindInForm) ?? 'changed'
  if (kind === 'corrected') return { key: 'corrected', facts: [] }
  const found = (Array.isArray(changes) ? changes : []).filter(isRecord)
  // What has no rule yet is being written.
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
