import type { Block } from '../../blocks/lists/model.ts'
import { textHash } from '../text-hash.ts'
import { sourceOf, type TranslationSource } from '../translation-source.ts'
import { plain, toSpans } from './inline.ts'
import { copyWithTextOnly, type Leaf, leavesOf, mapLeaves } from './leaves.ts'
import type { Unit } from './model.ts'
import type { TranslatableBlock } from './translatables.ts'
import { englishOf, translationStatusOf } from './units.ts'

/**
 * Returns the translated block with a unit's texts: based on the current translation if it has the structure of the
 * English, else on the English block. Throws if neither has a code's link.
 */
export function translatedBlock(unit: Unit, translatable: TranslatableBlock): Block {
  if (isLeftAbove(unit, translatable)) return translatable.own ?? translatable.en
  const targets = new Map(unit.segments.map(({ id, target }) => [id, target ?? []]))
  const english = leavesOf(translatable.en)
  const own =
    translatable.own !== undefined &&
    translationStatusOf(translatable) !== 'missing' &&
    isBuiltAlike(translatable.own, english)
      ? translatable.own
      : copyWithTextOnly(translatable.en)
  return mapLeaves(own, (id, leaf): Leaf => {
    const target = targets.get(id)
    if (target === undefined) return leaf
    if (typeof leaf === 'string') return plain(target)
    const source = english.get(id)
    return toSpans(target, leaf, typeof source === 'object' ? source : leaf)
  })
}

const isBuiltAlike = (block: Block, english: ReadonlyMap<string, Leaf>): boolean => {
  const own = leavesOf(block)
  return [...english].every(([id, leaf]) => typeof own.get(id) === typeof leaf)
}

/** Whether the translation of the block above still covers this block. */
const isLeftAbove = ({ segments }: Unit, { above }: TranslatableBlock): boolean =>
  above && segments.every(({ target }) => target === undefined || plain(target).trim() === '')

/** Returns the source of a translated block: the English in the file, which may be an earlier one. */
export function translationSource(
  unit: Unit,
  translatable: TranslatableBlock,
  outdated: boolean,
): TranslationSource {
  const { en } = translatable
  if (isLeftAbove(unit, translatable)) return { ...sourceOf(en), above: true }
  if (!outdated) return sourceOf(en)
  const text = englishOf(unit.segments)
  return { _key: en._key, hash: textHash(text), text }
}
