import type { Block } from '../../blocks/lists/model.ts'
import type { Translation } from '../../schemas/locales.ts'

/** `stale`: the English changed after the translation. */
export type State = 'missing' | 'stale' | 'translated'

interface Translatable {
  /** Unique within the document. */
  id: string
  locale: Translation
  /** Path of the localised object in patch syntax: `parameters[_key=="a"].description`. */
  path: string
  /** The English as plain text. */
  en: string
  state: State
  /** The English at the time of the translation, if it differs and is known. */
  source?: string
}

/** A plain text of type `localeString` or `localeText`. */
export interface TextSegment extends Translatable {
  kind: 'words'
  /** Whether it may have several lines, and code in backticks. */
  long: boolean
  own: string
}

/** A block of a `localeBody`; its translation has the same `_key`. */
export interface BlockSegment extends Translatable {
  kind: 'block'
  english: Block
  translated?: Block
  /** Whether the translation of the block above covers this block; undefined if no block above could. */
  above?: boolean
}

/** The smallest part of a document with its own translation state. */
export type TranslationSegment = TextSegment | BlockSegment

/** Whether the translator may mark the block as covered by the block above, or remove that mark. */
export const mayMarkCovered = (segment: TranslationSegment): segment is BlockSegment =>
  segment.kind === 'block' &&
  (segment.above === true || (segment.above === false && segment.state === 'missing'))
