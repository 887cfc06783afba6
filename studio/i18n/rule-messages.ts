import { ruleTitle } from '../../schemas/changes/rule-title.ts'
import { type ChangeRuleName, RULE_WORDS } from '../../schemas/changes/rule-words.ts'
import { CHANGE_RULE_NAMES } from '../../schemas/changes/rules.ts'
import { type LocaleField, translationFields } from '../../schemas/locales.ts'

type RuleText = (rule: ChangeRuleName, field: LocaleField) => string

/** Names of the change rules in previews, by their English. */
export const ruleMessages = byEnglish((rule, field) => RULE_WORDS[rule][field])

/** Names of the change rules in the list of options, by their English. */
export const ruleTitles = byEnglish(ruleTitle)

function byEnglish(say: RuleText): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CHANGE_RULE_NAMES.flatMap((rule) =>
      translationFields.map((field) => [say(rule, 'en'), say(rule, field)] as const),
    ),
  )
}
