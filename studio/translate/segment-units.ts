import type { Block } from '../../blocks/lists/model.ts'
import { copyStructure, withUnit } from './copy-structure.ts'
import type { BlockSegment, TranslationSegment } from './segment.ts'
import { type Pair, pairsOf, type Unit, unitText } from './units.ts'

/** What of a segment is translated by itself: one unit, or those of a block. */
export function unitPairs(segment: TranslationSegment): Pair[] {
  if (segment.kind === 'block') return pairsOf(segment.english, segment.translated)
  const plain = (text: string): Unit => ({ path: [], kind: 'plain', text })
  return [{ english: plain(segment.en), translated: plain(segment.own) }]
}

/** Whether nothing of a segment is left without words. */
export const isFilled = (pairs: readonly Pair[]): boolean =>
  pairs.every(({ translated }) => translated !== undefined && unitText(translated).trim() !== '')

/** The translated block with one unit written; what it lacks else stays without words. */
export function blockWith(segment: BlockSegment, { english, translated }: Pair, unit: Unit): Block {
  const isThere = translated !== undefined && segment.translated !== undefined
  const base = isThere
    ? (segment.translated ?? segment.english)
    : copyStructure(segment.english, segment.translated, 'blank')
  return withUnit(base, { ...unit, path: english.path })
}
