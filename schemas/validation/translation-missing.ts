import { localeConfig, type Translation } from '../locales.ts'

/** What a translator is told about words that are in English only; undefined if nothing is. */
export function translationMissing(
  locale: Translation,
  english: string | undefined,
  translated: string | undefined,
): string | undefined {
  if (!english?.trim() || translated?.trim()) return undefined
  return `Not translated yet: readers of ${localeConfig[locale].label} see the English words.`
}
