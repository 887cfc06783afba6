import { z } from 'zod'
import { eachOf, localeFields } from '../../../schemas/locales.ts'
import { type Locale, localeConfig } from '../../config/locales.ts'

/** A word or sentence in the page's locale; with `lang` only when it is in another one. */
export interface LocalizedText {
  text: string
  lang?: Locale
}

/** A localised value of the lake, short or long. */
export const localizedValue = z.object(eachOf(localeFields, () => z.string().nullish()))

export type LocalizedValue = z.infer<typeof localizedValue>

/** The words in `locale`, or else the English ones, marked as such; empty when there are neither. */
export function textIn(words: LocalizedValue | null | undefined, locale: Locale): LocalizedText {
  const own = words?.[localeConfig[locale].field]
  if (own) return { text: own }
  return words?.en ? { text: words.en, lang: 'en' } : { text: '' }
}
