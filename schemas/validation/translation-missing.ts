import { localeConfig, type Translation } from '../locales.ts'

/** Returns a hint for translators if a text exists in English only. */
export function translationMissing(
  locale: Translation,
  english: string | undefined,
  translated: string | undefined,
): string | undefined {
  if (!english?.trim() || translated?.trim()) return undefined
  return `Not translated yet: readers of ${localeConfig[locale].label} see the English words.`
}
