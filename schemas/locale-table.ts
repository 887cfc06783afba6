/** What differs from one locale to the next. */
export interface LocaleEntry {
  /** In its own language, as switches and forms show it. */
  label: string
  shortLabel: string
  htmlLang: string
  /** The form of Open Graph. */
  ogLocale: string
  direction: 'ltr' | 'rtl'
  /** First segment of the locale's addresses; empty for the default locale. */
  prefix: string
  /** The property that holds this locale in a localised value of the Content Lake. */
  field: string
  /** What it is called in English, among writers. */
  english: string
  /** By which words Typesense parts text; only `zh`, in exactly that spelling, folds Traditional Chinese. */
  searchLocale: string
  /** Whether a character is as wide as two Latin letters, and a word has no spaces around it. */
  wide: boolean
}

/** The locales, in the order in which they are offered; the first is what all others are translated from. */
export const localeTable = {
  en: {
    label: 'English',
    shortLabel: 'EN',
    htmlLang: 'en',
    ogLocale: 'en_US',
    direction: 'ltr',
    prefix: '',
    field: 'en',
    english: 'English',
    searchLocale: 'en',
    wide: false,
  },
  'zh-TW': {
    label: '繁體中文',
    shortLabel: '繁中',
    htmlLang: 'zh-Hant-TW',
    ogLocale: 'zh_TW',
    direction: 'ltr',
    prefix: 'zh-TW',
    field: 'zhTW',
    english: 'Traditional Chinese',
    searchLocale: 'zh',
    wide: true,
  },
} as const satisfies Record<string, LocaleEntry>
