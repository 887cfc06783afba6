import type { Block } from '../../blocks/lists/model.ts'
import { copyStructure, withUnit } from './copy-structure.ts'
import type { BlockPiece, Piece } from './piece.ts'
import { type Pair, pairsOf, type Unit, unitText } from './units.ts'

/** What of a piece is translated by itself: one unit, or those of a block. */
export function unitPairs(piece: Piece): Pair[] {
  if (piece.kind === 'block') return pairsOf(piece.english, piece.translated)
  const plain = (text: string): Unit => ({ path: [], kind: 'plain', text })
  return [{ english: plain(piece.en), translated: plain(piece.own) }]
}

/** Whether nothing of a piece is left without words. */
export const isFilled = (pairs: readonly Pair[]): boolean =>
  pairs.every(({ translated }) => translated !== undefined && unitText(translated).trim() !== '')

/** The translated block with one unit written; what it lacks else stays without words. */
export function blockWith(piece: BlockPiece, { english, translated }: Pair, unit: Unit): Block {
  const isThere = translated !== undefined && piece.translated !== undefined
  const base = isThere
    ? (piece.translated ?? piece.english)
    : copyStructure(piece.english, piece.translated, 'blank')
  return withUnit(base, { ...unit, path: english.path })
}
