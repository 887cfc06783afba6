import { type LocaleEntry, localeTable } from './locale-table.ts'

type Table = typeof localeTable

/** By what a locale is known: its folder, its language in files of translators, the key of its messages. */
export type Locale = keyof Table
export type Translation = Exclude<Locale, 'en'>
export type LocaleField = Table[Locale]['field']
export type TranslationField = Table[Translation]['field']
/** Beside a translation: the English that it was made of. */
export type SourceField = `${TranslationField}Source`

type Entry = LocaleEntry & { field: LocaleField }

export const localeConfig: Record<Locale, Entry> = localeTable

// The table has no others, which the type of a key does not say.
export const locales = Object.keys(localeTable) as [Locale, ...Locale[]]

export const defaultLocale = 'en' satisfies Locale

/** Those with a prefix first, as a list of addresses must have them: the default's match all. */
export const prefixedFirst: readonly Locale[] = [
  ...locales.filter((locale) => locale !== defaultLocale),
  defaultLocale,
]

/** What English is translated into. */
export const translations = locales.filter(
  (locale): locale is Translation => locale !== defaultLocale,
  // There is one at least, which the type of a filtered list does not say.
) as [Translation, ...Translation[]]

export const localeFields: readonly LocaleField[] = locales.map(
  (locale) => localeConfig[locale].field,
)

export const fieldOf = (locale: Translation): TranslationField => localeTable[locale].field

export const translationFields: readonly TranslationField[] = translations.map(fieldOf)

export const sourceFieldOf = (field: TranslationField): SourceField => `${field}Source`

export const isTranslationField = (name: unknown): name is TranslationField =>
  translationFields.some((field) => field === name)

/** The locale whose words a localised value holds under `field`. */
export const localeOfField = (field: unknown): Locale | undefined =>
  locales.find((locale) => localeConfig[locale].field === field)

/** A value in each locale in which there is one. */
export type Localised<T> = { [field in LocaleField]?: T }

/** Words in each locale in which there are any. */
export type LocalisedString = Localised<string>

/** A value in English, and in each translation in which there is one. */
export type WithEnglish<T> = Localised<T> & { en: T }

/** One property for each of `keys`. */
export function eachOf<Key extends string, T>(
  keys: readonly Key[],
  make: (key: Key) => T,
): Record<Key, T> {
  // Each key is there, which the type of what entries make does not say.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>
}
