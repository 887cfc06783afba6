import { mapBodies } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { wordedTypes } from '../../../blocks/registry.ts'
import { describe } from '../describe.ts'
import { INSTEAD, OWN, SAME } from '../fence-languages.ts'
import { standIn } from './stand-in.ts'

/**
 * The body of a translated file: for each English block its translation, or what stands for one:
 * blocks without words repeat, and a fence of the language `same` says "as in English". What is
 * built otherwise than in English follows a fence of the language `instead`, what stands in the
 * translation alone one of `own`.
 */
export function asTranslation(english: readonly Block[], translated: Block[]): Block[] {
  const byKey = new Map(translated.map((block) => [block._key, block]))
  const own = ownBlocks(english, translated)
  return [
    ...(own.get(undefined) ?? []),
    ...english.flatMap((block) => [
      ...blockOf(block, byKey.get(block._key)),
      ...(own.get(block._key) ?? []),
    ]),
  ]
}

/**
 * A translated body without what it only repeats: its readers see the English block in that place all the
 * same.
 */
export function withoutRepeats(english: readonly Block[], translated: Block[]): Block[] {
  const byKey = new Map(english.map((block) => [block._key, block]))
  return translated.flatMap((block): Block[] => {
    const en = byKey.get(block._key)
    if (!en) return [block]
    const isRepeated = repeats(en) && describe(en) === describe(block)
    if (isRepeated || isSameCode(en, block)) return []
    return [mapBodies(block, en, (body, own) => withoutRepeats(own, body))]
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

function blockOf(english: Block, translated: Block | undefined): Block[] {
  if (repeats(english) && (!translated || describe(translated) === describe(english)))
    return [english]
  if (!translated || isSameCode(english, translated)) return [standIn(english, SAME)]
  if (describe(translated) !== describe(english)) {
    return [standIn(translated, INSTEAD), translated]
  }
  return [mapBodies(translated, english, (body, own) => asTranslation(own, body))]
}

/**
 * Whether a translation shows the English block itself, as that of a type that nothing here knows.
 * Code has comments, and those a translation.
 */
function repeats(block: Block): boolean {
  if (block._type === 'cards') return !block.cards.some((card) => card.text)
  return block._type !== 'codeBlock' && !wordedTypes.includes(block._type)
}

function isSameCode(english: Block, translated: Block): boolean {
  const isCode = english._type === 'codeBlock' && translated._type === 'codeBlock'
  return isCode && english.code === translated.code
}
