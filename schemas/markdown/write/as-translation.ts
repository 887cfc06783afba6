import { mapBodies } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { wordedTypes } from '../../../blocks/registry.ts'
import { blockText } from '../../block-text.ts'
import { isBlank } from '../../blocks-above.ts'
import { describe } from '../describe.ts'
import { ABOVE, INSTEAD, OWN, SAME } from '../fence-languages.ts'
import { titledCode } from '../titled-code.ts'
import { standIn } from './stand-in.ts'

/** Keys of the blocks that the translation of the one above says too. */
type Said = ReadonlySet<string>

/** Only blocks of the page itself are. */
const NONE: Said = new Set()

/**
 * The body of a translated file: for each English block its translation, or what stands for one:
 * blocks without words repeat, and a fence of the language `same` says "as in English", one of
 * `above` "said in the block above". What is built otherwise than in English follows a fence of the
 * language `instead`, what stands in the translation alone one of `own`.
 */
export function asTranslation(english: readonly Block[], translated: Block[], said: Said): Block[] {
  const originals = new Map(english.map((block) => [block._key, block]))
  // A file has nothing that is untold, so nothing can follow that.
  const told = translated.filter((block) => {
    const en = originals.get(block._key)
    return !en || said.has(block._key) || !isUntold(en, block)
  })
  const byKey = new Map(told.map((block) => [block._key, block]))
  const own = ownBlocks(english, told)
  return [
    ...(own.get(undefined) ?? []),
    ...english.flatMap((block) => [
      ...blockOf(block, byKey.get(block._key), said),
      ...(own.get(block._key) ?? []),
    ]),
  ]
}

/**
 * A translated body without what it only repeats, and without what is blank but not said above: its
 * readers see the English block in that place all the same.
 */
export function withoutRepeats(
  english: readonly Block[],
  translated: Block[],
  said: Said,
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

/** Blocks of the translation alone with what marks them, by the English key that they follow. */
function ownBlocks(
  english: readonly Block[],
  translated: Block[],
): Map<string | undefined, Block[]> {
  const known = new Set(english.map((block) => block._key))
  const found = new Map<string | undefined, Block[]>()
  let before: string | undefined
  for (const block of translated) {
    if (known.has(block._key)) before = block._key
    else found.set(before, [...(found.get(before) ?? []), standIn(block, OWN), block])
  }
  return found
}

function blockOf(english: Block, translated: Block | undefined, said: Said): Block[] {
  if (repeats(english) && (!translated || describe(translated) === describe(english)))
    return [english]
  if (said.has(english._key)) return [standIn(english, ABOVE)]
  if (!translated) return [standIn(english, SAME)]
  if (showsSameCode(english, translated)) {
    const [titled] = titledCode(english, translated)
    return [{ ...standIn(english, SAME), ...titled, language: SAME }]
  }
  if (describe(translated) !== describe(english)) {
    return [standIn(translated, INSTEAD), translated]
  }
  return [mapBodies(translated, english, (body, own) => asTranslation(own, body, NONE))]
}

/**
 * Whether a translation shows the English block itself, as that of a type that nothing here knows.
 * Code has comments, and those a translation.
 */
function repeats(block: Block): boolean {
  if (block._type === 'cards') return !block.cards.some((card) => card.text)
  return block._type !== 'codeBlock' && !wordedTypes.includes(block._type)
}

/** Whether nothing says in the translation what the English block says. */
const isUntold = (english: Block, translated: Block): boolean =>
  isBlank(translated) && blockText(english).trim() !== ''

/** Whether the readers of a translation see the English code: it repeats that, or has neither code nor lines. */
function showsSameCode(english: Block, translated: Block): boolean {
  if (english._type !== 'codeBlock' || translated._type !== 'codeBlock') return false
  const { language, code, highlight, lines } = translated
  if (code === english.code) return true
  const isBare = code === '' && highlight === undefined && lines === undefined
  return isBare && language === english.language
}
