import { mapBodies } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { wordedTypes } from '../../../blocks/registry.ts'
import { blockText } from '../../block-text.ts'
import { isBlank } from '../../blocks-above.ts'
import { describe } from '../describe.ts'
import { ABOVE_FENCE, INSTEAD_FENCE, OWN_FENCE, SAME_FENCE } from '../fence-languages.ts'
import { titledCode } from '../titled-code.ts'
import { standIn } from './stand-in.ts'

/** Keys of the blocks that the translation of the block above covers. */
type CoveredKeys = ReadonlySet<string>

/** Nested blocks are never covered by the block above. */
const NONE: CoveredKeys = new Set()

/**
 * Returns the body of a translated file: for each English block its translation or a marker. Blocks without text are
 * repeated; a fence `same` means untranslated, and `above` covered by the block above. A fence `instead` precedes a
 * block of another kind than its English block, and `own` an additional block.
 */
export function asTranslation(
  english: readonly Block[],
  translated: Block[],
  said: CoveredKeys,
): Block[] {
  const originals = new Map(english.map((block) => [block._key, block]))
  // An untranslated block is not written, so an additional block cannot follow it.
  const writtenBlocks = translated.filter((block) => {
    const en = originals.get(block._key)
    return !en || said.has(block._key) || !isUntold(en, block)
  })
  const byKey = new Map(writtenBlocks.map((block) => [block._key, block]))
  const own = ownBlocks(english, writtenBlocks)
  return [
    ...(own.get(undefined) ?? []),
    ...english.flatMap((block) => [
      ...blockOf(block, byKey.get(block._key), said),
      ...(own.get(block._key) ?? []),
    ]),
  ]
}

/**
 * Returns a translated body without repeated English blocks, and without blank blocks that the block above does not
 * cover: readers see the English block in both cases.
 */
export function withoutRepeats(
  english: readonly Block[],
  translated: Block[],
  said: CoveredKeys,
): Block[] {
  const byKey = new Map(english.map((block) => [block._key, block]))
  return translated.flatMap((block): Block[] => {
    const en = byKey.get(block._key)
    if (!en) return [block]
    if (showsSameCode(en, block)) return titledCode(en, block)
    const isRepeated = repeats(en) && describe(en) === describe(block)
    if (isRepeated || (isUntold(en, block) && !said.has(block._key))) return []
    return [mapBodies(block, en, (body, own) => withoutRepeats(own, body, NONE))]
  })
}

/** Returns additional blocks with their markers, by the key of the preceding English block. */
function ownBlocks(
  english: readonly Block[],
  translated: Block[],
): Map<string | undefined, Block[]> {
  const known = new Set(english.map((block) => block._key))
  const found = new Map<string | undefined, Block[]>()
  let before: string | undefined
  for (const block of translated) {
    if (known.has(block._key)) before = block._key
    else found.set(before, [...(found.get(before) ?? []), standIn(block, OWN_FENCE), block])
  }
  return found
}

function blockOf(english: Block, translated: Block | undefined, said: CoveredKeys): Block[] {
  if (repeats(english) && (!translated || describe(translated) === describe(english)))
    return [english]
  if (said.has(english._key)) return [standIn(english, ABOVE_FENCE)]
  if (!translated) return [standIn(english, SAME_FENCE)]
  if (showsSameCode(english, translated)) {
    const [titled] = titledCode(english, translated)
    return [{ ...standIn(english, SAME_FENCE), ...titled, language: SAME_FENCE }]
  }
  if (describe(translated) !== describe(english)) {
    return [standIn(translated, INSTEAD_FENCE), translated]
  }
  return [mapBodies(translated, english, (body, own) => asTranslation(own, body, NONE))]
}

/**
 * Whether a translation shows the English block itself, for example a block of an unknown type. Code is excluded,
 * because its comments can be translated.
 */
function repeats(block: Block): boolean {
  if (block._type === 'cards') return !block.cards.some((card) => card.text)
  return block._type !== 'codeBlock' && !wordedTypes.includes(block._type)
}

/** Whether the English block has text and its translation has none. */
const isUntold = (english: Block, translated: Block): boolean =>
  isBlank(translated) && blockText(english).trim() !== ''

/** Whether readers of a translation see the English code: the translation repeats it, or has neither code nor lines. */
function showsSameCode(english: Block, translated: Block): boolean {
  if (english._type !== 'codeBlock' || translated._type !== 'codeBlock') return false
  const { language, code, highlight, lines } = translated
  if (code === english.code) return true
  const isBare = code === '' && highlight === undefined && lines === undefined
  return isBare && language === english.language
}
