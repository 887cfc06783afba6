import { wordlessTypes } from '../../blocks/registry.ts'
import { COPIED, type TranslationSource } from '../../schemas/translation-source.ts'

/**
 * Returns the English blocks that a translator overwrites, with their keys: a block and its translation have the same
 * key.
 */
export function blocksToTranslate(english: unknown): object[] {
  if (!Array.isArray(english)) return []
  return english.filter(
    (block): block is object =>
      typeof block === 'object' && block !== null && !wordlessTypes.includes(block._type),
  )
}

/** Returns the sources of English blocks that were copied into a translation: each is marked as not translated yet. */
export function copiedSources(blocks: readonly object[]): TranslationSource[] {
  return blocks.flatMap((block) =>
    '_key' in block && typeof block._key === 'string' ? [{ _key: block._key, hash: COPIED }] : [],
  )
}
