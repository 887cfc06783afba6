import { z } from 'zod'
import { type Locale, localeConfig } from '../../config/locales.ts'
import type { Copy } from './page-data.ts'

/** A localised value of the lake, short or long. */
export const wordsSchema = z.object({ en: z.string().nullish(), zhTW: z.string().nullish() })

export type Words = z.infer<typeof wordsSchema>

/** The words in `locale`, or else the English ones, marked as such; empty when there are neither. */
export function copy(words: Words | null | undefined, locale: Locale): Copy {
  const own = words?.[localeConfig[locale].field]
  if (own) return { text: own }
  return words?.en ? { text: words.en, lang: 'en' } : { text: '' }
}
