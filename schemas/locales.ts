import { type LocaleEntry, localeTable } from './locale-table.ts'

type Table = typeof localeTable

/** Key of a locale: name of its content folder, language code in translation files, and key of its messages. */
export type Locale = keyof Table
export type Translation = Exclude<Locale, 'en'>
export type LocaleField = Table[Locale]['field']
export type TranslationField = Table[Translation]['field']
/** Field beside a translation with the English from which it was made. */
export type SourceField = `${TranslationField}Source`

type Entry = LocaleEntry & { field: LocaleField }

export const localeConfig: Record<Locale, Entry> = localeTable

// `Object.keys` returns `string[]`; the table has no other keys.
export const locales = Object.keys(localeTable) as [Locale, ...Locale[]]

export const defaultLocale = 'en' satisfies Locale

/** Locales with a prefix first, for lists of path patterns: the default locale's pattern matches every path. */
export const prefixedFirst: readonly Locale[] = [
  ...locales.filter((locale) => locale !== defaultLocale),
  defaultLocale,
]

/** The target languages of translation. */
export const translations = locales.filter(
  (locale): locale is Translation => locale !== defaultLocale,
  // There is at least one translation, which the type of `filter` does not express.
) as [Translation, ...Translation[]]

export const localeFields: readonly LocaleField[] = locales.map(
  (locale) => localeConfig[locale].field,
)

export const fieldOf = (locale: Translation): TranslationField => localeTable[locale].field

export const translationFields: readonly TranslationField[] = translations.map(fieldOf)

export const sourceFieldOf = (field: TranslationField): SourceField => `${field}Source`

export const isTranslationField = (name: unknown): name is TranslationField =>
  translationFields.some((field) => field === name)

/** Returns the locale whose value a localised object holds in `field`. */
export const localeOfField = (field: unknown): Locale | undefined =>
  locales.find((locale) => localeConfig[locale].field === field)

/** An optional value per locale. */
export type Localised<T> = { [field in LocaleField]?: T }

/** An optional text per locale. */
export type LocalisedString = Localised<string>

/** A value in English, and an optional one per translation. */
export type WithEnglish<T> = Localised<T> & { en: T }

/** Returns an object with a property for each of `keys`. */
export function eachOf<Key extends string, T>(
  keys: readonly Key[],
  make: (key: Key) => T,
): Record<Key, T> {
  // `Object.fromEntries` returns string keys; every key is present.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>
}
