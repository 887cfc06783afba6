import type { LocaleField } from '../locales.ts'
import { type ChangeRuleName, RULE_SUBJECTS, RULE_WORDS } from './rule-words.ts'

type FieldTexts = Record<LocaleField, string>

/** Returns a rule's title in the language of `field`, unique among all rules: “New value (field)”. */
export function ruleTitle(rule: ChangeRuleName, field: LocaleField): string {
  const words: FieldTexts = RULE_WORDS[rule]
  const same = Object.values<FieldTexts>(RULE_WORDS).filter(({ en }) => en === words.en)
  const thing = RULE_SUBJECTS[rule.replace(/-.*/, '')]
  if (same.length === 1 || !thing) return words[field]
  return field === 'en' ? `${words.en} (${thing.en})` : `${words[field]}（${thing[field]}）`
}
