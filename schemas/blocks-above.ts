import { isHeading, isText } from '../blocks/heading-style.ts'
import type { Block } from '../blocks/lists/model.ts'
import { wordedTypes } from '../blocks/registry.ts'
import { blockText } from './block-text.ts'
import { COPIED, type TranslationSource } from './translation-source.ts'

interface Above {
  /** The key of the block above, which has a translation. */
  _key: string
  /** Whether that translation says this block too, so that this one has none of its own. */
  says: boolean
}

type Source = Pick<TranslationSource, '_key' | 'hash' | 'above'>

/**
 * The English paragraphs, quotes and list items below a block whose translation could say them too,
 * by their keys. A heading says nothing but itself, and is never said elsewhere: it has an anchor.
 */
export function blocksAbove(
  english: readonly Block[],
  translated: readonly Block[],
  sources: readonly Source[],
): Map<string, Above> {
  const own = new Map(translated.map((block) => [block._key, block]))
  const noted = new Map(sources.map((source) => [source._key, source]))
  const found = new Map<string, Above>()
  let above: string | undefined
  for (const block of english) {
    const { _key } = block
    if (blockText(block).trim() === '') continue
    const translation = own.get(_key)
    const source = noted.get(_key)
    const says = isSaidAbove(block, translation, source)
    if (above !== undefined && isText(block)) found.set(_key, { _key: above, says })
    if (above !== undefined && says) continue
    const isTranslated = translation && !isBlank(translation) && source?.hash !== COPIED
    above = isTranslated && !isHeading(block) ? _key : undefined
  }
  return found
}

/** Whether it is noted of a translated block that the one above says it too. */
export const isSaidAbove = (
  english: Block,
  translated: Block | undefined,
  source: Pick<TranslationSource, 'above'> | undefined,
): boolean =>
  source?.above === true &&
  isText(english) &&
  translated !== undefined &&
  isText(translated) &&
  isBlank(translated)

/** Whether a block that could have words has none: nobody has translated it. */
export const isBlank = (block: Block): boolean =>
  wordedTypes.includes(block._type) && blockText(block).trim() === ''

/** The translation of a block that is said above: one of its kind without words. */
export function blankBlock(english: Block): Block {
  if (!isText(english)) return english
  const span = { _type: 'span' as const, _key: 's0', text: '', marks: [] }
  return { ...english, markDefs: [], children: [span] }
}
