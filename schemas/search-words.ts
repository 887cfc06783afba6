import { type Locale, locales } from './locales.ts'

/** Whose searches something holds for: those of one language, or of all. */
export type SearchLanguage = Locale | typeof EVERY_LANGUAGE

export const EVERY_LANGUAGE = 'all'

export const searchLanguages: readonly SearchLanguage[] = [EVERY_LANGUAGE, ...locales]

/** Words in the same spelling whenever readers would take them for the same. */
export const sameWords = (words: string): string =>
  words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether a search of some language would be one of both. */
export const languagesMeet = (one: unknown, other: unknown): boolean =>
  one === other || one === EVERY_LANGUAGE || other === EVERY_LANGUAGE
