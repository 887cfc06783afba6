import { z } from 'zod'
import { breaksClients } from '../../../schemas/changes/breaks-clients.ts'
import type { ChangeKind } from '../../../schemas/changes/kinds.ts'
import { RULE_WORDS } from '../../../schemas/changes/rule-words.ts'
import { CHANGE_RULE_NAMES, CHANGE_RULES } from '../../../schemas/changes/rules.ts'
import { type Locale, localeConfig } from '../../config/locales.ts'
import type { ChangeOfApi } from '../model/page-data.ts'

const text = z.string().nullish()

export const storedApiChange = z.object({
  _key: z.string(),
  rule: z.enum(CHANGE_RULE_NAMES),
  subject: z.object({ _ref: z.string() }),
  name: z.string(),
  part: text,
  field: text,
  value: text,
  when: text,
  before: text,
  after: text,
})

/** Resolves a change of an entry of the kind `of`. */
export function resolveApiChange(
  { _key, rule, subject, ...facts }: z.infer<typeof storedApiChange>,
  of: ChangeKind,
  locale: Locale,
): ChangeOfApi {
  return {
    key: _key,
    rule,
    kind: of === 'corrected' ? of : CHANGE_RULES[rule].kind,
    breaking: breaksClients(of, [rule]),
    text: RULE_WORDS[rule][localeConfig[locale].field],
    subject: subject._ref,
    name: facts.name,
    // A topic with one kind of message shares its name with the message.
    ...(facts.part !== facts.name && facts.part && { part: facts.part }),
    ...(facts.field && { field: facts.field }),
    ...(facts.value && { value: facts.value }),
    ...(facts.when && { when: facts.when }),
    ...(facts.before && { before: facts.before }),
    ...(facts.after && { after: facts.after }),
  }
}
