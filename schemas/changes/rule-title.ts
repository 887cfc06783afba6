import type { LocaleField } from '../locales.ts'
import { type ChangeRuleName, RULE_WORDS } from './rule-words.ts'

type Words = Record<LocaleField, string>

/** What rules of the same words are told apart by: the thing that they begin with. */
const THINGS: Readonly<Record<string, Words>> = {
  endpoint: { en: 'endpoint', zhTW: '端點' },
  parameter: { en: 'parameter', zhTW: '參數' },
  field: { en: 'field', zhTW: '欄位' },
  value: { en: 'value', zhTW: '值' },
  topic: { en: 'topic', zhTW: '主題' },
}

/** What a rule is called in the language of `field` where all of them are: “New value (field)”. */
export function ruleTitle(rule: ChangeRuleName, field: LocaleField): string {
  const words: Words = RULE_WORDS[rule]
  const same = Object.values<Words>(RULE_WORDS).filter(({ en }) => en === words.en)
  const thing = THINGS[rule.replace(/-.*/, '')]
  if (same.length === 1 || !thing) return words[field]
  return field === 'en' ? `${words.en} (${thing.en})` : `${words[field]}（${thing[field]}）`
}
