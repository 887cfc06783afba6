import { blockText } from '../../schemas/block-text.ts'
import { isBlock } from '../../schemas/is-block.ts'

export interface BodyLength {
  /** Of languages that part words by spaces. */
  words: number
  /** Of Chinese. */
  characters: number
}

const CHARACTER = /\p{Script=Han}/gu
/** With what joins its parts: don't, v5.1, long-term, BTC/USDT. */
const WORD = /[\p{L}\p{N}]+(?:['’.,_/-][\p{L}\p{N}]+)*/gu

/** How long a body is that readers read: code and what comes from specifications is not counted. */
export function countWords(body: readonly object[]): BodyLength {
  const text = body.filter(isBlock).map(blockText).join('\n')
  return {
    words: text.replace(CHARACTER, ' ').match(WORD)?.length ?? 0,
    characters: text.match(CHARACTER)?.length ?? 0,
  }
}
