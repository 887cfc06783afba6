import { type Locale, localeConfig } from '../config/locales.ts'

/** A day, or a part of its name such as its month, as readers of `locale` write it. `date` is ISO 8601. */
export function dateInWords(
  date: string,
  locale: Locale,
  parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  // The English of the site is British.
  const language = locale === 'en' ? 'en-GB' : localeConfig[locale].htmlLang
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(date))
}
