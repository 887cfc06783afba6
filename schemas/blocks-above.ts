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

/** Keys of the English blocks of which it is noted that the translation of the one above says them too. */
export function saidAbove(
  english: readonly Block[],
  translated: readonly Block[] = [],
  sources: readonly TranslationSource[] = [],
): Set<string> {
  const own = new Map(translated.map((block) => [block._key, block]))
  const noted = new Map(sources.map((source) => [source._key, source]))
  const said = english.filter((one) => isSaidAbove(one, own.get(one._key), noted.get(one._key)))
  return new Set(said.map(({ _key }) => _key))
}

/** Whether it is noted of a translated block that the one above says it too. */
const isSaidAbove = (
  english: Block,
  translated: Block | undefined,
  source: Pick<TranslationSource, 'above'> | undefined,
): boolean =>
  source?.above === true && isText(english) && translated !== undefined && isBlankText(translated)

/**
 * Whether a block that could have words has none: nobody has translated it. Parameters are translated
 * each by itself.
 */
export const isBlank = (block: Block): boolean =>
  wordedTypes.includes(block._type) &&
  block._type !== 'parameterTable' &&
  blockText(block).trim() === ''

/** Whether a paragraph, a quote or an item of a list has no words. */
export const isBlankText = (block: Block): boolean => isText(block) && isBlank(block)

/** The translation of a block that is said above: one of its kind without words. */
export function blankBlock(english: Block): Block {
  if (!isText(english)) return english
  const span = { _type: 'span' as const, _key: 's0', text: '', marks: [] }
  return { ...english, markDefs: [], children: [span] }
}
