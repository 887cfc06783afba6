import type { SynonymItemSchema } from 'typesense/lib/Typesense/SynonymSets'
import { EVERY_LANGUAGE } from '../../../schemas/search-words.ts'
import { localeConfig, locales } from '../../config/locales.ts'
import type { Synonym } from '../../content/tuning/tuning.ts'
import { COMMON_SYNONYMS, searchAlias } from '../collection.ts'
import { plurals } from './plurals.ts'

/** The items of each synonym set, by set name. */
export function synonymSets(synonyms: readonly Synonym[]): Map<string, SynonymItemSchema[]> {
  const common = synonyms.filter(({ language }) => language === EVERY_LANGUAGE)
  const sets = new Map([[COMMON_SYNONYMS, [...plurals, ...common.map((each) => itemOf(each))]]])
  for (const locale of locales) {
    const { searchLocale, wide } = localeConfig[locale]
    // Without its language an item is segmented as Latin words and never matches Chinese.
    const own = synonyms.filter(
      ({ language, words, from }) =>
        language === locale ||
        (wide && language === EVERY_LANGUAGE && [from ?? '', ...words].some(isWide)),
    )
    const language = wide ? searchLocale : undefined
    sets.set(
      searchAlias(locale),
      own.map((each) => itemOf(each, language)),
    )
  }
  return sets
}

const itemOf = ({ id, from, words }: Synonym, locale?: string): SynonymItemSchema => ({
  id,
  synonyms: words,
  ...(from !== undefined && { root: from }),
  ...(locale && { locale }),
})

const isWide = (word: string): boolean => /\p{Script=Han}/u.test(word)
