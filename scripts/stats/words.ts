import { isRecord } from '../../schemas/is-record.ts'
import { eachOf, type LocaleField, localeFields } from '../../schemas/locales.ts'

/** The words of one thing in every locale: `localeString` and `localeText`. */
type InEachLocale = Record<LocaleField, string | undefined>

/** All words that a document holds in any locale, however deep. */
export function wordsByLocale(value: unknown): InEachLocale[] {
  if (Array.isArray(value)) return value.flatMap(wordsByLocale)
  if (!isRecord(value)) return []
  const { _type } = value
  if (_type !== 'localeString' && _type !== 'localeText')
    return Object.values(value).flatMap(wordsByLocale)
  return [eachOf(localeFields, (field) => text(value[field]))]
}

/** English words of a text, as a reader counts them. */
export const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'_.-]*/gu)?.length ?? 0

/** Chinese characters of a text. */
export const countHan = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
