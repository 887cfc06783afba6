/** The properties of a locale. */
export interface LocaleEntry {
  /** Name in its own language, for switches and forms. */
  label: string
  shortLabel: string
  htmlLang: string
  /** The locale in the format of Open Graph. */
  ogLocale: string
  direction: 'ltr' | 'rtl'
  /** First segment of the locale's addresses; empty for the default locale. */
  prefix: string
  /** The property that holds this locale in a localised value of the Content Lake. */
  field: string
  /** English name, for writers. */
  english: string
  /** Typesense's locale for tokenisation; only `zh`, in exactly this spelling, also folds Traditional Chinese. */
  searchLocale: string
  /** Whether characters are as wide as two Latin letters, and words are not separated by spaces. */
  wide: boolean
}

/** The locales in display order; the first is the source of all translations. */
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
