import {
  type SourceField,
  sourceFieldOf,
  type TranslationField,
  translationFields,
} from './locales.ts'

type TextOrSourceField = TranslationField | SourceField

/** English text with its translations, and the English sources of outdated translations. */
export type LocalisedTexts = { en: string } & { [field in TextOrSourceField]?: string | undefined }

export type LocalisedWords = { en: string } & { [field in TextOrSourceField]?: string }

/** All fields of a localised text besides the English, in order. */
const beside: readonly TextOrSourceField[] = translationFields.flatMap((field) => [
  field,
  sourceFieldOf(field),
])

/** Returns the localised text without its empty fields. */
export function localisedWords(given: LocalisedTexts): LocalisedWords {
  const words: LocalisedWords = { en: given.en }
  for (const field of beside) {
    const own = given[field]
    if (own) words[field] = own
  }
  return words
}
