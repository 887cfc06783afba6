import type { Block } from '../../blocks/lists/model.ts'
import type { Translation } from '../../schemas/locales.ts'

/** `stale`: the English changed since it was translated. */
export type State = 'missing' | 'stale' | 'translated'

interface Translatable {
  /** Unlike that of any other segment of the document. */
  id: string
  locale: Translation
  /** Of the object with all languages, as patches write it: `parameters[_key=="a"].description`. */
  path: string
  /** The English words as plain text. */
  en: string
  state: State
  /** The English words when they were translated, where these are others and known. */
  source?: string
}

/** A line or a text: `localeString` or `localeText`. */
export interface TextSegment extends Translatable {
  kind: 'words'
  /** Whether it may have several lines, and code in backticks. */
  long: boolean
  own: string
}

/** A block of a `localeBody`, whose `_key` its translation has as well. */
export interface BlockSegment extends Translatable {
  kind: 'block'
  english: Block
  translated?: Block
  /** Whether the translation of the block above says it too; absent where none above could. */
  above?: boolean
}

/** Something to translate that has a state of its own. */
export type TranslationSegment = TextSegment | BlockSegment

/** Whether a translator may say that the block above says this one too, or take that back. */
export const isAboveOffered = (segment: TranslationSegment): segment is BlockSegment =>
  segment.kind === 'block' &&
  (segment.above === true || (segment.above === false && segment.state === 'missing'))
