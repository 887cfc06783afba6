import type { BlockSegment, TranslationSegment } from './segment.ts'
import type { Pair, Unit } from './units.ts'

/** The actions of a translator on a segment. */
export interface SegmentActions {
  write: (segment: TranslationSegment, pair: Pair, unit: Unit) => void
  /** Marks the translation as up to date with the current English. */
  confirm: (segment: TranslationSegment) => void
  copy: (segment: BlockSegment) => void
  /** Marks the block as covered by the translation of the block above, or removes that mark. */
  above: (segment: BlockSegment) => void
}
