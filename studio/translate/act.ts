import type { BlockPiece, Piece } from './piece.ts'
import type { Pair, Unit } from './units.ts'

/** What a translator does with a piece. */
export interface Act {
  write: (piece: Piece, pair: Pair, unit: Unit) => void
  /** Says that the translation is one of the English as it is. */
  confirm: (piece: Piece) => void
  copy: (piece: BlockPiece) => void
}
