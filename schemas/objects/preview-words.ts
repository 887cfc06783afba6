import { eachOf, type LocaleField, localeFields, translationFields } from '../locales.ts'

/** Returns a preview's selection of the text at `path` in all locales, each under the name of its field. */
export const wordsAt = (path: string): Record<LocaleField, string> =>
  eachOf(localeFields, (field) => `${path}.${field}`)

/** Whether a translation is missing in a selection of `wordsAt`. */
export const isUntranslated = (found: { [field in LocaleField]?: unknown }): boolean =>
  Boolean(found.en) && translationFields.some((field) => !found[field])
