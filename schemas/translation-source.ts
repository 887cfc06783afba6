import type { Block } from '../blocks/lists/model.ts'
import { blockText } from './block-text.ts'
import { textHash } from './text-hash.ts'

/** The English from which a block was translated: an entry of the body's list of sources for a locale. */
export interface TranslationSource {
  /** Key of the English block and of its translation. */
  _key: string
  /** Hash of the English text at that time. */
  hash: string
  /** The English text at that time; undefined if unknown. */
  text?: string
  /** True for a blank block that the translation of the block above covers. */
  above?: boolean
}

/** The `hash` of a block that still has the English text, for a translator to overwrite. */
export const COPIED = 'copied'

/** Returns the source for a translation of the current English block. */
export function sourceOf(english: Block): TranslationSource & { text: string } {
  const text = blockText(english)
  return { _key: english._key, hash: textHash(text), text }
}
