import type { BlockSegment, TranslationSegment } from './segment.ts'
import type { Pair, Unit } from './units.ts'

/** What a translator does with a segment. */
export interface Act {
  write: (segment: TranslationSegment, pair: Pair, unit: Unit) => void
  /** Says that the translation is one of the English as it is. */
  confirm: (segment: TranslationSegment) => void
  copy: (segment: BlockSegment) => void
  /** Says that the translation of the block above says this one too, or takes that back. */
  above: (segment: BlockSegment) => void
}
