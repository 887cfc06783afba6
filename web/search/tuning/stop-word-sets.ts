import type { StopwordCreateSchema } from 'typesense/lib/Typesense/Stopwords'
import { defaultLocale, type Locale, localeConfig } from '../../config/locales.ts'
import type { SearchTuning } from '../../content/tuning/tuning.ts'

/** A placeholder: a server accepts no empty set, and refuses searches that name a missing one. */
const NOBODY_TYPES = 'nostopwordsatall'

/** The stop words of a locale's searches. Readers of every locale type the default locale's words too. */
export function stopWordSet(
  stopWords: SearchTuning['stopWords'] | undefined,
  locale: Locale,
): StopwordCreateSchema {
  const words = new Set([...(stopWords?.[locale] ?? []), ...(stopWords?.[defaultLocale] ?? [])])
  return {
    stopwords: words.size > 0 ? [...words] : [NOBODY_TYPES],
    locale: localeConfig[locale].searchLocale,
  }
}
