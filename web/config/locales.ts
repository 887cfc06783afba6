/** The locales of the site, in the order in which they are offered. */
export const locales = ['en', 'zh-TW'] as const

export type Locale = (typeof locales)[number]

export interface LocaleConfig {
  /** In its own language, as the switch shows it. */
  label: string
  shortLabel: string
  htmlLang: string
  /** The form of Open Graph. */
  ogLocale: string
  direction: 'ltr'
  /** First segment of the locale's addresses; empty for the default locale. */
  prefix: string
  /** The property that holds this locale in a localised value of the Content Lake. */
  field: 'en' | 'zhTW'
}

export const defaultLocale: Locale = 'en'

/** Those with a prefix first, as a list of addresses must have them: the default's match all. */
export const prefixedFirst: readonly Locale[] = [
  ...locales.filter((locale) => locale !== defaultLocale),
  defaultLocale,
]

export const localeConfig: Record<Locale, LocaleConfig> = {
  en: {
    label: 'English',
    shortLabel: 'EN',
    htmlLang: 'en',
    ogLocale: 'en_US',
    direction: 'ltr',
    prefix: '',
    field: 'en',
  },
  'zh-TW': {
    label: '繁體中文',
    shortLabel: '繁中',
    htmlLang: 'zh-Hant-TW',
    ogLocale: 'zh_TW',
    direction: 'ltr',
    prefix: 'zh-TW',
    field: 'zhTW',
  },
}
