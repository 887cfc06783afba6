import { RULE_WORDS } from '../../schemas/changes/rule-words.ts'
import { translationFields } from '../../schemas/locales.ts'

/** What the rules of changes are called, by their English. */
export const ruleMessages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(RULE_WORDS).flatMap((words) =>
    translationFields.map((field) => [words.en, words[field]] as const),
  ),
)
