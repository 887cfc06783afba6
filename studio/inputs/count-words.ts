import { blockText } from '../../schemas/block-text.ts'
import { isBlock } from '../../schemas/is-block.ts'

export interface BodyLength {
  /** Words of languages that separate words by spaces. */
  words: number
  /** Chinese characters. */
  characters: number
}

const CHARACTER = /\p{Script=Han}/gu
/** A word includes its inner joints: don't, v5.1, long-term, BTC/USDT. */
const WORD = /[\p{L}\p{N}]+(?:['’.,_/-][\p{L}\p{N}]+)*/gu

/** Counts the text of a body; code and content generated from specifications are not counted. */
export function countWords(body: readonly object[]): BodyLength {
  const text = body.filter(isBlock).map(blockText).join('\n')
  return {
    words: text.replace(CHARACTER, ' ').match(WORD)?.length ?? 0,
    characters: text.match(CHARACTER)?.length ?? 0,
  }
}
