import { type Locale, locales } from './locales.ts'

/** The language of the searches to which a document applies, or all languages. */
export type SearchLanguage = Locale | typeof EVERY_LANGUAGE

export const EVERY_LANGUAGE = 'all'

export const searchLanguages: readonly SearchLanguage[] = [EVERY_LANGUAGE, ...locales]

/** Normalises spelling, so that words that readers consider equal are equal. */
export const sameWords = (words: string): string =>
  words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether the two languages have searches in common. */
export const languagesOverlap = (one: unknown, other: unknown): boolean =>
  one === other || one === EVERY_LANGUAGE || other === EVERY_LANGUAGE
