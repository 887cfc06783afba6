import type { Block } from '../../blocks/lists/model.ts'
import { copyStructure, withUnit } from './copy-structure.ts'
import type { BlockSegment, TranslationSegment } from './segment.ts'
import { type Pair, pairsOf, type Unit, unitText } from './units.ts'

/** Returns the pairs of units of a segment: one for plain text, or those of a block. */
export function unitPairs(segment: TranslationSegment): Pair[] {
  if (segment.kind === 'block') return pairsOf(segment.english, segment.translated)
  const plain = (text: string): Unit => ({ path: [], kind: 'plain', text })
  return [{ english: plain(segment.en), translated: plain(segment.own) }]
}

/** Whether every unit of a segment has text. */
export const isFilled = (pairs: readonly Pair[]): boolean =>
  pairs.every(({ translated }) => translated !== undefined && unitText(translated).trim() !== '')

/** Returns the translated block with one unit written; other missing units are blank. */
export function blockWith(segment: BlockSegment, { english, translated }: Pair, unit: Unit): Block {
  const isThere = translated !== undefined && segment.translated !== undefined
  const base = isThere
    ? (segment.translated ?? segment.english)
    : copyStructure(segment.english, segment.translated, 'blank')
  return withUnit(base, { ...unit, path: english.path })
}
