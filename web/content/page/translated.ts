import { wordlessTypes } from '../../../blocks/registry.ts'
import { fieldOf, type Translation } from '../../../schemas/locales.ts'
import { defaultLocale, type Locale, localeConfig } from '../../config/locales.ts'
import type { StoredPage } from './stored-page.ts'

/** A GROQ filter that matches `translatedInto`. `$wordless` is `wordlessTypes`. */
export const inTranslation = (locale: Translation): string =>
  `(defined(title.${fieldOf(locale)}) &&
  (count(body.${fieldOf(locale)}) > 0 || !(count(body.en[!(_type in $wordless)]) > 0)))`

/** Whether `page` has text in `locale`, rather than English at an address of `locale`. */
export function translatedInto(locale: Locale, { title, body }: StoredPage): boolean {
  if (locale === defaultLocale) return true
  const { field } = localeConfig[locale]
  const wordy = (body?.en ?? []).some(({ _type }) => !wordlessTypes.includes(_type))
  return Boolean(title?.[field]) && ((body?.[field] ?? []).length > 0 || !wordy)
}
