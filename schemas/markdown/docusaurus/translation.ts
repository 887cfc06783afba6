import { headingLevel, isHeading } from '../../../blocks/heading-style.ts'
import type { ImageBlock } from '../../../blocks/image/model.ts'
import { bodiesOf, mapBodies } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { blockText } from '../../block-text.ts'
import { align } from '../align.ts'
import { describe } from '../describe.ts'
import { ABOVE_FENCE, INSTEAD_FENCE, OWN_FENCE, SAME_FENCE } from '../fence-languages.ts'
import { headingBlocks } from '../heading-blocks.ts'
import { translatedBlocks } from '../translation.ts'
import { mergedBlocks, type Pairs } from './merged-blocks.ts'
import { namesOf, untranslatedWords } from './names.ts'

export interface TranslatedPageBlocks {
  /** Blocks with text; a block with the key of an English block is its translation. */
  blocks: Block[]
  /** Keys of translated blocks of another kind than the English block. */
  different: Set<string>
  /** Keys of blocks without text, which the translation of the block above covers. */
  above: Set<string>
  /** Images of the translation that are replaced by the English image with the key. */
  pictures: Map<string, ImageBlock>
  /** Numbers of blocks without a counterpart. */
  alone: { en: number; translated: number }
}

/**
 * Returns the blocks of a translated Docusaurus page as translations of the matching English blocks. Headings get the
 * English anchors. A block without a counterpart keeps its position, and no block is dropped.
 */
export function docusaurusTranslation(english: Block[], translated: Block[]): TranslatedPageBlocks {
  const files = { en: 'English', translated: 'translation' }
  const pictures = new Map<string, ImageBlock>()
  const ordered = inEnglishOrder(english, translated, 'page', pictures)
  const blocks = translatedBlocks(english, ordered, files)
  const byKey = new Map(english.map((block) => [block._key, block]))
  const own = new Set(blocks.map((block) => block._key))
  const different = blocks.filter((block) => isDifferent(byKey.get(block._key), block))
  return {
    blocks,
    different: new Set(different.map((block) => block._key)),
    pictures,
    above: new Set(ordered.filter(isCovered).map((block) => block._key)),
    alone: {
      en: english.filter((block) => blockText(block) !== '' && !own.has(block._key)).length,
      translated: blocks.filter((block) => !byKey.has(block._key)).length,
    },
  }
}

/** Returns the anchors that the headings of a translated page get here, in order. */
export function translatedAnchors(english: Block[], translated: Block[]): string[] {
  return headingBlocks(inEnglishOrder(english, translated)).map(({ anchor = '' }) => anchor)
}

const isCovered = (block: Block): boolean =>
  block._type === 'codeBlock' && block.language === ABOVE_FENCE

/**
 * Returns the translated blocks as in a file of `content/`, with markers for missing and additional blocks. Only
 * top-level blocks of a page can be covered by the block above. `pictures` receives the images that only the English
 * body stores.
 */
function inEnglishOrder(
  english: readonly Block[],
  translated: Block[],
  of: 'page' | 'block' = 'block',
  pictures = new Map<string, ImageBlock>(),
): Block[] {
  const anchors = new Set(headingBlocks(english).map(({ anchor = '' }) => anchor))
  const found = pairsOf(english, translated)
  const { pairs, above } =
    of === 'page'
      ? mergedBlocks(english, translated, found)
      : { pairs: found, above: new Set<number>() }
  const instead = builtOtherwise(english, translated, pairs, above)
  const blocks: Block[] = []
  let next = 0
  const addAlone = (end: number) => {
    for (const block of translated.slice(next, end)) {
      blocks.push(fence(block, OWN_FENCE), freeAnchor(block, anchors))
    }
  }
  for (const [index, block] of english.entries()) {
    if (above.has(index)) {
      blocks.push(fence(block, ABOVE_FENCE))
      continue
    }
    const place = pairs.get(index) ?? instead.get(index)
    if (place === undefined) {
      blocks.push(fence(block, SAME_FENCE))
      continue
    }
    addAlone(place)
    next = place + 1
    const own = translated[place]
    if (own && pairs.has(index)) blocks.push(alike(block, own, pictures))
    else if (own) blocks.push(fence(own, INSTEAD_FENCE), own)
  }
  addAlone(translated.length)
  return blocks
}

/** Pairs the translated blocks with the English ones. */
function pairsOf(english: readonly Block[], translated: Block[]): Pairs {
  const [ours, theirs] = [english.map(traits), translated.map(traits)]
  const alike =
    ours.length === theirs.length && ours.every((one, x) => one.kind === theirs[x]?.kind)
  if (alike) return new Map(ours.map((_, index) => [index, index]))
  return align(ours, theirs, likeness)
}

/**
 * Pairs the remaining blocks between two pairs in order if they share enough of the words that a translation keeps,
 * such as a list in place of a paragraph.
 */
function builtOtherwise(
  english: readonly Block[],
  translated: readonly Block[],
  pairs: Readonly<Pairs>,
  above: ReadonlySet<number>,
): Pairs {
  const found: Pairs = new Map()
  let [from, at] = [0, 0]
  const ends = [...pairs, [english.length, translated.length] as const]
  for (const [end, place] of ends.sort(([a], [b]) => a - b)) {
    const ours = range(from, end).filter((index) => !above.has(index) && mayDiffer(english[index]))
    const theirs = range(at, place).filter((index) => mayDiffer(translated[index]))
    for (const [index, own] of ours.entries()) {
      const their = theirs[index]
      if (their === undefined) break
      if (isAbout(english[own], translated[their])) found.set(own, their)
    }
    ;[from, at] = [end + 1, place + 1]
  }
  return found
}

const range = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index)

/** Headings have the same kind in all languages, and blocks without text are not translated. */
const mayDiffer = (block: Block | undefined): boolean =>
  block !== undefined && !isHeading(block) && blockText(block) !== ''

function isAbout(en: Block | undefined, own: Block | undefined): boolean {
  if (!en || !own) return false
  const [ours, theirs] = [traits(en).words, traits(own).words]
  return sharedPart(ours, theirs) >= 0.3
}

interface Traits {
  kind: string
  words: Set<string>
  /** Names, numbers and code, which a translation keeps. */
  names: Set<string>
}

const traits = (block: Block): Traits => ({
  kind: kindOf(block),
  words: untranslatedWords(block),
  names: namesOf(block),
})

/** Returns the properties that a block shares with its translation. */
function kindOf(block: Block): string {
  if (isHeading(block)) return `heading ${headingLevel(block.style)}`
  return block._type === 'tabs' ? `${block.tabs.length} tabs` : describe(block)
}

/** Returns a weight from 0 (no translation) to below 1; headings weigh more, because they structure a page. */
function likeness(en: Traits, own: Traits): number {
  if (en.kind !== own.kind) return 0
  // A translation without names more likely belongs to a block without names.
  const shared = own.words.size === 0 && en.names.size > 0 ? 0.4 : sharedPart(en.words, own.words)
  return (en.kind.startsWith('heading') ? 0.6 : 0.3) + 0.3 * shared
}

/** Returns the share of the shorter list's words that the other list contains, 0 to 1; 0.5 if one list is empty. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewer = Math.min(one.size, other.size)
  return fewer === 0 ? 0.5 : [...one].filter((word) => other.has(word)).length / fewer
}

function alike(en: Block, block: Block, pictures: Map<string, ImageBlock>): Block {
  if (en._type === 'image' && block._type === 'image') pictures.set(en._key, block)
  if (isHeading(en) && isHeading(block)) return { ...block, anchor: en.anchor ?? '' }
  const own = mapBodies(block, en, (body, english) =>
    inEnglishOrder(english, body, 'block', pictures),
  )
  if (en._type !== 'tabs' || own._type !== 'tabs') return own
  // The value that tabs of a group share is not translated.
  const tabs = own.tabs.map((tab, index) => ({ ...tab, value: en.tabs[index]?.value ?? tab.value }))
  return { ...own, group: en.group, tabs }
}

function fence({ _key }: Block, language: string): Block {
  return { _type: 'codeBlock', _key, language, code: '' }
}

/** Gives a heading without an English counterpart a unique anchor. */
function freeAnchor(block: Block, taken: Set<string>): Block {
  if (!isHeading(block)) return block
  let { anchor = '' } = block
  while (taken.has(anchor)) anchor = `${anchor}-zh`
  taken.add(anchor)
  return { ...block, anchor }
}

function isDifferent(en: Block | undefined, own: Block): boolean {
  if (!en) return false
  if (kindOf(en) !== kindOf(own)) return true
  if (en._type === 'table' && own._type === 'table') return en.rows.length !== own.rows.length
  if (en._type === 'parameterTable' && own._type === 'parameterTable') {
    return en.rows.map((row) => row._key).join() !== own.rows.map((row) => row._key).join()
  }
  const bodies = bodiesOf<Block>(en)
  return bodiesOf<Block>(own).some(({ body }, index) =>
    areDifferent(bodies[index]?.body ?? [], body),
  )
}

function areDifferent(english: readonly Block[], translated: readonly Block[]): boolean {
  const wordy = english.filter((block) => blockText(block) !== '')
  const shared = translated.filter((block) => blockText(block) !== '')
  return (
    wordy.map((block) => block._key).join() !== shared.map((block) => block._key).join() ||
    shared.some((block, index) => isDifferent(wordy[index], block))
  )
}
