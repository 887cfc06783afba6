import { type Locale, localeConfig } from '../config/locales.ts'

/** The `lang` attribute for a locale; undefined for text in the page's language. */
export const htmlLang = (locale: Locale | undefined): string | undefined =>
  locale && localeConfig[locale].htmlLang
