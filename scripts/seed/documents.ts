import type { Block } from '../../blocks/lists/model.ts'
import type { Reference } from '../../blocks/stored.ts'
import type { LocalisedString, SourceField, TranslationField } from '../../schemas/locales.ts'
import {
  type LocalisedTexts,
  type LocalisedWords,
  localisedWords,
} from '../../schemas/localised-words.ts'
import type { TranslationSource } from '../../schemas/translation-source.ts'

export type LocaleString = LocalisedWords & { _type: 'localeString' }
type LocaleText = LocalisedWords & { _type: 'localeText' }

/** Translations of a body, with the hash of the English source of each translated block. */
export type TranslatedBodies = { [field in TranslationField]?: Block[] } & {
  [field in SourceField]?: TranslationSource[]
}

export interface PageDocument {
  _id: string
  _type: 'page'
  path: { _type: 'slug'; current: string }
  title: LocaleString
  /** Absent when it equals the title. */
  sidebarLabel?: LocaleString
  /** Absent on a page of the explorer, which shows its operation's description. */
  description?: LocaleString
  /** One phrase per line. */
  keywords?: LocaleText
  version: Reference
  tocMin: number
  tocMax: number
  hideToc?: boolean
  /** Front matter of an imported file without a meaning here; values as JSON. */
  otherKeys?: ({ _key: string; name: string } & LocalisedString)[]
  body: { _type: 'localeBody'; en: Block[] } & TranslatedBodies
  /** Hash of the content that the last import wrote; absent on other pages. */
  imported?: string
}

/** Any document that the seed writes; only pages are inspected further. */
export interface SeedDocument {
  _id: string
  _type: string
}

/** A document with the file that it was read from, for messages. */
export interface DocumentWithFile<T extends SeedDocument = SeedDocument> {
  file: string
  document: T
}

export const reference = (_ref: string): Reference => ({ _type: 'reference', _ref })

export const localised = (words: LocalisedTexts): LocaleString => ({
  _type: 'localeString',
  ...localisedWords(words),
})
