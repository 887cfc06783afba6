import { type Locale, localeConfig } from '../config/locales.ts'

/** A locale as the `lang` of an element; none for words of the page's own. */
export const htmlLang = (locale: Locale | undefined): string | undefined =>
  locale && localeConfig[locale].htmlLang
