import type { TextBlock } from '../../../blocks/block/model.ts'
import { isText } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { blockText } from '../../block-text.ts'
import { describe } from '../describe.ts'
import { namesOf, untranslatedWords } from './names.ts'

/** Index of the translated block for the index of each English block. */
export type Pairs = Map<number, number>

export interface Merged {
  pairs: Pairs
  /** Indices of the English blocks that the translation of the block above covers as well. */
  above: Set<number>
}

/** Length range of a translation of several blocks, relative to the length expected from the page's other pairs. */
const LENGTH = { least: 0.85, most: 1.6 }
/** Maximum number of further blocks that one translation may cover. */
const MOST_BLOCKS = 4
/** Minimum number of other pairs for a comparison of lengths. */
const FEWEST_PAIRS = 4
/** Texts with fewer characters vary too much in length. */
const SHORTEST = 20
/** Minimum share of the blocks' names in a translation that is long enough for all of them. */
const MOST_NAMES = 0.8
/** Share of the other pairs whose length ratio the translation must exceed. */
const MOST_PAIRS = 0.9
/** Minimum length of a further block, relative to the block beside it: a shorter one is lost in the variance. */
const LEAST_PART = 0.6

/**
 * Adds the English paragraphs, quotes and list items without a translation that the translation of an adjacent block
 * covers. In doubt nothing is merged: repeated content is better than missing content.
 */
export function mergedBlocks(
  english: readonly Block[],
  translated: readonly Block[],
  found: Pairs,
): Merged {
  const pairs = new Map(found)
  const above = new Set<number>()
  const ratios = lengthRatios(english, translated, found)
  const says = (place: number, own: readonly number[], beside: number): boolean => {
    const translation = textAt(translated, place)
    const [said, other] = [own.map((index) => textAt(english, index)), textAt(english, beside)]
    if (!translation || !other || !said.every((one) => one !== undefined)) return false
    return saysAll(translation, said, other, ratios)
  }
  for (let index = 0; index < english.length; index++) {
    if (pairs.has(index) || above.has(index)) continue
    const [before, after] = [pairs.get(index - 1), pairs.get(index + 1)]
    if (before !== undefined && isFollowed(before, index)) {
      const run = runFrom(english, pairs, index).find((one) => says(before, one, index - 1))
      for (const own of run ?? []) above.add(own)
      if (run) continue
    }
    if (after !== undefined && isPreceded(after, index) && says(after, [index], index + 1)) {
      pairs.set(index, after)
      pairs.delete(index + 1)
      above.add(index + 1)
    }
  }
  return { pairs, above }

  /** Whether the next translated block directly follows the translation at `place`. */
  function isFollowed(place: number, index: number): boolean {
    const later = [...pairs].filter(([own]) => own > index).map(([, their]) => their)
    return Math.min(translated.length, ...later) === place + 1
  }

  function isPreceded(place: number, index: number): boolean {
    const [own, next] = [english[index], english[index + 1]]
    const earlier = [...pairs].filter(([one]) => one < index).map(([, their]) => their)
    return own && next && describe(own) === describe(next)
      ? Math.max(-1, ...earlier) === place - 1
      : false
  }
}

/** Returns runs of untranslated texts as indices from `start`, longest first. */
function runFrom(english: readonly Block[], pairs: Readonly<Pairs>, start: number): number[][] {
  const runs: number[][] = []
  for (let end = start; end < start + MOST_BLOCKS; end++) {
    if (pairs.has(end) || !textAt(english, end)) break
    runs.unshift([...(runs[0] ?? []), end])
  }
  return runs
}

function textAt(blocks: readonly Block[], index: number): TextBlock | undefined {
  const block = blocks[index]
  return block && isText(block) && blockText(block).trim() !== '' ? block : undefined
}

/** Whether the translation of `beside` covers all of `blocks` as well. */
function saysAll(
  translation: TextBlock,
  blocks: readonly TextBlock[],
  beside: TextBlock,
  ratios: readonly number[],
): boolean {
  const translatedWords = untranslatedWords(translation)
  const known = untranslatedWords(beside)
  const own = blocks.map((block) => [...namesOf(block)].filter((name) => !known.has(name)))
  const names = [...own.flat(), ...namesOf(beside)]
  const kept = names.filter((name) => translatedWords.has(name)).length
  const ratio = ratios.length < FEWEST_PAIRS ? undefined : ratios[ratios.length >> 1]
  const [length, other] = [sum(blocks.map(lengthOf)), lengthOf(beside)]
  const part = ratio && lengthOf(translation) / (ratio * (length + other))
  // Names that occur only in `blocks` prove that the translation covers them.
  if (kept === names.length && own.every(({ length }) => length > 0)) {
    return !part || part >= LENGTH.least / 2
  }
  return (
    part !== undefined &&
    kept >= MOST_NAMES * names.length &&
    part >= LENGTH.least &&
    part <= LENGTH.most &&
    length >= Math.max(SHORTEST, LEAST_PART * other) &&
    lengthOf(translation) / other > (ratios[Math.floor(MOST_PAIRS * ratios.length)] ?? 0)
  )
}

/** Returns the length ratios of translation to English, sorted, without pairs that may cover several blocks. */
function lengthRatios(
  english: readonly Block[],
  translated: readonly Block[],
  pairs: Pairs,
): number[] {
  const isAlone = (index: number) => index < english.length && index >= 0 && !pairs.has(index)
  return [...pairs]
    .flatMap(([own, theirs]) => {
      const [block, translation] = [textAt(english, own), textAt(translated, theirs)]
      if (!block || !translation || isAlone(own - 1) || isAlone(own + 1)) return []
      return lengthOf(block) < SHORTEST ? [] : [lengthOf(translation) / lengthOf(block)]
    })
    .sort((a, b) => a - b)
}

const lengthOf = (block: TextBlock): number => blockText(block).length

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
