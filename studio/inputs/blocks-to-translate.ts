import { wordlessTypes } from '../../blocks/registry.ts'
import { COPIED, type TranslationSource } from '../../schemas/translation-source.ts'

/**
 * The English blocks that a translator writes over, with their keys: the key is what makes a block
 * the translation of another.
 */
export function blocksToTranslate(english: unknown): object[] {
  if (!Array.isArray(english)) return []
  return english.filter(
    (block): block is object =>
      typeof block === 'object' && block !== null && !wordlessTypes.includes(block._type),
  )
}

/** What is noted of English blocks that are put where the translation will stand. */
export function copiedSources(blocks: readonly object[]): TranslationSource[] {
  return blocks.flatMap((block) =>
    '_key' in block && typeof block._key === 'string' ? [{ _key: block._key, hash: COPIED }] : [],
  )
}
