import { isHeading, isText } from '../blocks/heading-style.ts'
import type { Block } from '../blocks/lists/model.ts'
import { wordedTypes } from '../blocks/registry.ts'
import { blockText } from './block-text.ts'
import { COPIED, type TranslationSource } from './translation-source.ts'

interface BlockAbove {
  /** The key of the translated block above. */
  _key: string
  /** Whether that translation covers this block too, so that this block has no translation of its own. */
  says: boolean
}

type Source = Pick<TranslationSource, '_key' | 'hash' | 'above'>

/**
 * Returns, by key, the English paragraphs, quotes and list items that the translation of a block above could cover.
 * Headings neither cover another block nor are covered, because they have an anchor.
 */
export function blocksAbove(
  english: readonly Block[],
  translated: readonly Block[],
  sources: readonly Source[],
): Map<string, BlockAbove> {
  const own = new Map(translated.map((block) => [block._key, block]))
  const noted = new Map(sources.map((source) => [source._key, source]))
  const found = new Map<string, BlockAbove>()
  let above: string | undefined
  for (const block of english) {
    const { _key } = block
    if (blockText(block).trim() === '') continue
    const translation = own.get(_key)
    const source = noted.get(_key)
    const says = isCovered(block, translation, source)
    if (above !== undefined && isText(block)) found.set(_key, { _key: above, says })
    if (above !== undefined && says) continue
    const isTranslated = translation && !isBlank(translation) && source?.hash !== COPIED
    above = isTranslated && !isHeading(block) ? _key : undefined
  }
  return found
}

/** Returns the keys of the English blocks that are marked as covered by the translation of the block above. */
export function coveredBlockKeys(
  english: readonly Block[],
  translated: readonly Block[] = [],
  sources: readonly TranslationSource[] = [],
): Set<string> {
  const own = new Map(translated.map((block) => [block._key, block]))
  const noted = new Map(sources.map((source) => [source._key, source]))
  const said = english.filter((one) => isCovered(one, own.get(one._key), noted.get(one._key)))
  return new Set(said.map(({ _key }) => _key))
}

/** Whether a translated block is marked as covered by the block above. */
const isCovered = (
  english: Block,
  translated: Block | undefined,
  source: Pick<TranslationSource, 'above'> | undefined,
): boolean =>
  source?.above === true && isText(english) && translated !== undefined && isBlankText(translated)

/**
 * Whether a block that can have text has none, that is, is not translated. Parameter tables are excluded, because their
 * rows are translated one by one.
 */
export const isBlank = (block: Block): boolean =>
  wordedTypes.includes(block._type) &&
  block._type !== 'parameterTable' &&
  blockText(block).trim() === ''

/** Whether a paragraph, quote or list item has no text. */
export const isBlankText = (block: Block): boolean => isText(block) && isBlank(block)

/** Returns the translation of a covered block: a block of the same kind without text. */
export function blankBlock(english: Block): Block {
  if (!isText(english)) return english
  const span = { _type: 'span' as const, _key: 's0', text: '', marks: [] }
  return { ...english, markDefs: [], children: [span] }
}
