import {
  type SourceField,
  sourceFieldOf,
  type TranslationField,
  translationFields,
} from './locales.ts'

type Beside = TranslationField | SourceField

/** English words with their translations, and beside these the English of those that are older. */
export type GivenWords = { en: string } & { [field in Beside]?: string | undefined }

export type LocalisedWords = { en: string } & { [field in Beside]?: string }

/** Every property that words have beside the English, in its order. */
const beside: readonly Beside[] = translationFields.flatMap((field) => [
  field,
  sourceFieldOf(field),
])

/** The words that there are. */
export function localisedWords(given: GivenWords): LocalisedWords {
  const words: LocalisedWords = { en: given.en }
  for (const field of beside) {
    const own = given[field]
    if (own) words[field] = own
  }
  return words
}
