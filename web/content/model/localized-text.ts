import { z } from 'zod'
import { eachOf, localeFields } from '../../../schemas/locales.ts'
import { type Locale, localeConfig } from '../../config/locales.ts'

/** A text in the page's locale; `lang` is set only when it is in another one. */
export interface LocalizedText {
  text: string
  lang?: Locale
}

/** A localised value of the lake, of any length. */
export const localizedValue = z.object(eachOf(localeFields, () => z.string().nullish()))

export type LocalizedValue = z.infer<typeof localizedValue>

/** The text in `locale`, else the English text with `lang`; empty when neither exists. */
export function textIn(words: LocalizedValue | null | undefined, locale: Locale): LocalizedText {
  const own = words?.[localeConfig[locale].field]
  if (own) return { text: own }
  return words?.en ? { text: words.en, lang: 'en' } : { text: '' }
}
