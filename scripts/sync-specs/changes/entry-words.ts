import type { ApiChange } from '../../../schemas/changes/api-change.ts'
import { RULE_WORDS } from '../../../schemas/changes/rule-words.ts'
import { CHANGE_RULES } from '../../../schemas/changes/rules.ts'
import { isChangeState } from '../../../schemas/changes/states.ts'
import type { LocaleField } from '../../../schemas/locales.ts'

type FieldTexts = Record<LocaleField, string>

/** Number of changes that the text of an entry names; the table below it lists all. */
const MAX_LISTED_CHANGES = 3

/** Generated title of an entry. `summary` is the summary of its only subject. */
export function entryTitle(changes: readonly ApiChange[], summary: FieldTexts): FieldTexts {
  const [first, ...more] = changes
  const subjects = new Set(changes.map(({ subject }) => subject._ref))
  if (subjects.size > 1)
    return { en: `Changes in ${subjects.size} places`, zhTW: `${subjects.size} 處變更` }
  if (first && more.length === 0) {
    const words = RULE_WORDS[first.rule]
    return {
      en: `${summary.en}: ${decapitalised(words.en)}`,
      zhTW: `${summary.zhTW}：${words.zhTW}`,
    }
  }
  return {
    en: `${summary.en}: ${changes.length} changes`,
    zhTW: `${summary.zhTW}：${changes.length} 項變更`,
  }
}

/** Generated text of an entry, breaking changes first. */
export function entryBody(changes: readonly ApiChange[]): FieldTexts {
  const isBreaking = ({ rule }: ApiChange) => CHANGE_RULES[rule].breaking
  const ordered = [...changes.filter(isBreaking), ...changes.filter((one) => !isBreaking(one))]
  const listed = ordered.slice(0, MAX_LISTED_CHANGES)
  // The title already names the only subject.
  const isAlone = new Set(changes.map(({ subject }) => subject._ref)).size === 1
  const thing = (change: ApiChange) => thingOf(change, isAlone)
  const rest = changes.length - listed.length
  return {
    en: [
      ...listed.map((one) => inEnglish(one, thing(one))),
      ...(rest > 0 ? [`The table has ${rest} more.`] : []),
    ].join(' '),
    zhTW: [
      ...listed.map((one) => inChinese(one, thing(one))),
      ...(rest > 0 ? [`其餘 ${rest} 項見下表。`] : []),
    ].join(''),
  }
}

const inEnglish = (change: ApiChange, thing: string): string => {
  const what = decapitalised(RULE_WORDS[change.rule].en)
  const { before, after } = toldValues(change)
  return `${thing}: ${what}${from('from', before)}${from('to', after)}.`
}

const inChinese = (change: ApiChange, thing: string): string => {
  const { before, after } = toldValues(change)
  const what = RULE_WORDS[change.rule].zhTW
  const both = `${before === undefined ? '' : `，原為 \`${before}\``}${after === undefined ? '' : `，改為 \`${after}\``}`
  return `${thing}：${what}${both}。`
}

/** The values that the rule's text does not contain: none for a state such as "required", or for a removal. */
function toldValues({ rule, before, after }: ApiChange): Pick<ApiChange, 'before' | 'after'> {
  const isSaid = CHANGE_RULES[rule].kind === 'removed' || isChangeState(after ?? '')
  return isSaid ? {} : { before, after }
}

/** Code in backticks; without the subject's name when the part belongs to the only subject. */
function thingOf({ name, part, field, value }: ApiChange, isAlone: boolean): string {
  const own = [part, field, value].filter(Boolean)
  const named = isAlone && own.length > 0 ? own : [name, ...own]
  return named.map((one) => `\`${one}\``).join(' ')
}

const from = (word: string, value: string | undefined) =>
  value === undefined ? '' : ` ${word} \`${value}\``

const decapitalised = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
