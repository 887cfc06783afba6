import type { Block } from '../../blocks/lists/model.ts'
import type { Reference } from '../../blocks/stored.ts'
import type { TranslationSource } from '../../schemas/translation-source.ts'

export interface Localised {
  _type: 'localeString'
  en: string
  zhTW?: string
  /** The English that was translated, where it has changed since. */
  zhTWSource?: string
}

export interface PageDocument {
  _id: string
  _type: 'page'
  path: { _type: 'slug'; current: string }
  title: Localised
  /** Absent where it is the title. */
  sidebarLabel?: Localised
  /** Absent on a page of the explorer, which shows that of its operation. */
  description?: Localised
  version: Reference
  tocMin: number
  tocMax: number
  hideToc?: boolean
  /** Front matter of an imported file that means nothing here; values as JSON. */
  otherKeys?: { _key: string; name: string; en?: string; zhTW?: string }[]
  body: {
    _type: 'localeBody'
    en: Block[]
    zhTW?: Block[]
    /** Per translated block the English text that it translates. */
    zhTWSource?: TranslationSource[]
  }
  /** Absent on pages that no import has written. */
  imported?: ImportRecord
}

/** A field or block as the last import had it. */
export interface Entry {
  /** The field's path, or the key that the block has in the lake. */
  _key: string
  hash: string
  /** Hash of what a later import offered, which the lake did not take; empty where that was nothing. */
  offered?: string
}

/** What the last import wrote of a page: enough to tell what was changed since, and where. */
export interface ImportRecord {
  fields: Entry[]
  en: Entry[]
  zhTW: Entry[]
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

export function localised(words: {
  en: string
  zhTW?: string | undefined
  zhTWSource?: string | undefined
}): Localised {
  const { en, zhTW, zhTWSource } = words
  return {
    _type: 'localeString',
    en,
    ...(zhTW !== undefined && { zhTW }),
    ...(zhTWSource !== undefined && { zhTWSource }),
  }
}
