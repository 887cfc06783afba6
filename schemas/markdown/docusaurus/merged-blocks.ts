import type { TextBlock } from '../../../blocks/block/model.ts'
import { isText } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { blockText } from '../../block-text.ts'
import { describe } from '../describe.ts'
import { keptWords, namesOf } from './names.ts'

/** Which of the translated blocks stands for which English one, by their places. */
export type Pairs = Map<number, number>

export interface Merged {
  pairs: Pairs
  /** Places of the English blocks that the translation of the one above says too. */
  above: Set<number>
}

/** A translation of both is so long, as a part of what the page's other pairs let expect. */
const LENGTH = { least: 0.85, most: 1.6 }
/** No translation is taken for one of more blocks than this and the one it is known to be of. */
const MOST_BLOCKS = 4
/** With fewer other pairs, lengths tell nothing. */
const FEWEST_PAIRS = 4
/** Shorter texts, in characters, are long or short by chance. */
const SHORTEST = 20
/** A translation that is long enough for both has this part of their names at least. */
const MOST_NAMES = 0.8
/** And is longer, beside the English that it is known to say, than those of this part of the other pairs. */
const MOST_PAIRS = 0.9
/** A block that is shorter than this part of the one beside it is lost in its length. */
const LEAST_PART = 0.6

/**
 * The pairs with those English paragraphs, quotes and list items that have no translation but stand
 * beside one whose translation says both. Where that cannot be told for certain, all stays as it is:
 * what is said twice is better than what is left out.
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

  /** Whether right behind the translation at `place` is that of the next English block with one. */
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

/** The places from `start` on of the texts without a translation, the longest run of them first. */
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

/** Whether the translation of the English block `beside` says all of `blocks` as well. */
function saysAll(
  translation: TextBlock,
  blocks: readonly TextBlock[],
  beside: TextBlock,
  ratios: readonly number[],
): boolean {
  const told = keptWords(translation)
  const known = keptWords(beside)
  const own = blocks.map((block) => [...namesOf(block)].filter((name) => !known.has(name)))
  const names = [...own.flat(), ...namesOf(beside)]
  const kept = names.filter((name) => told.has(name)).length
  const ratio = ratios.length < FEWEST_PAIRS ? undefined : ratios[ratios.length >> 1]
  const [length, other] = [sum(blocks.map(lengthOf)), lengthOf(beside)]
  const part = ratio && lengthOf(translation) / (ratio * (length + other))
  // A name that only this block has is in the translation for its sake.
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

/** How long translations are beside their English, in order; those that may say more than one block left out. */
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
