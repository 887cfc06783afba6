import { eachOf, type LocaleField, localeFields, translationFields } from '../locales.ts'

/** For a list entry: the words at `path` in every locale, each under the name of its field. */
export const wordsAt = (path: string): Record<LocaleField, string> =>
  eachOf(localeFields, (field) => `${path}.${field}`)

/** Whether a translation of English words is missing from what `wordsAt` has found. */
export const isUntranslated = (found: { [field in LocaleField]?: unknown }): boolean =>
  Boolean(found.en) && translationFields.some((field) => !found[field])
