import type { Block } from '../../blocks/lists/model.ts'
import type { Reference } from '../../blocks/stored.ts'
import type { LocalisedString, SourceField, TranslationField } from '../../schemas/locales.ts'
import {
  type GivenWords,
  type LocalisedWords,
  localisedWords,
} from '../../schemas/localised-words.ts'
import type { TranslationSource } from '../../schemas/translation-source.ts'

export type LocaleString = LocalisedWords & { _type: 'localeString' }
type LocaleText = LocalisedWords & { _type: 'localeText' }

/** Beside the English of a body: its translations, and per translated block the English that it translates. */
export type TranslatedBodies = { [field in TranslationField]?: Block[] } & {
  [field in SourceField]?: TranslationSource[]
}

export interface PageDocument {
  _id: string
  _type: 'page'
  path: { _type: 'slug'; current: string }
  title: LocaleString
  /** Absent where it is the title. */
  sidebarLabel?: LocaleString
  /** Absent on a page of the explorer, which shows that of its operation. */
  description?: LocaleString
  /** Phrases, one a line. */
  keywords?: LocaleText
  version: Reference
  tocMin: number
  tocMax: number
  hideToc?: boolean
  /** Front matter of an imported file that means nothing here; values as JSON. */
  otherKeys?: ({ _key: string; name: string } & LocalisedString)[]
  body: { _type: 'localeBody'; en: Block[] } & TranslatedBodies
  /** The hash of what the last import wrote; absent on pages that none has written. */
  imported?: string
}

/** Any document that the seed writes; only pages are looked into. */
export interface SeedDocument {
  _id: string
  _type: string
}

/** A document with the file that it was read from, as messages name it. */
export interface Sourced<T extends SeedDocument = SeedDocument> {
  file: string
  document: T
}

export const reference = (_ref: string): Reference => ({ _type: 'reference', _ref })

export const localised = (words: GivenWords): LocaleString => ({
  _type: 'localeString',
  ...localisedWords(words),
})
