import type { Block } from '../blocks/lists/model.ts'
import { blockText } from './block-text.ts'
import { textHash } from './text-hash.ts'

/** What a translated block was made of: an entry of a body's source of a locale. */
export interface TranslationSource {
  /** Of the English block and its translation. */
  _key: string
  /** Of the English words then. */
  hash: string
  /** The English words then; absent where they are not known any more. */
  text?: string
  /** The block is blank, as the translation of the block above says it too. */
  above?: boolean
}

/** The `hash` of a block that has the English words still, for a translator to write over. */
export const COPIED = 'copied'

/** The entry of a translation that is made of the English block as it is. */
export function sourceOf(english: Block): TranslationSource & { text: string } {
  const text = blockText(english)
  return { _key: english._key, hash: textHash(text), text }
}
