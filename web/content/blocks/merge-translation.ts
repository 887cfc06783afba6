import type { TextBlock } from '../../../blocks/block/model.ts'
import { alignParts } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { mapTexts } from '../../../blocks/lists/text.ts'
import type { ParameterTableBlock } from '../../../blocks/parameterTable/model.ts'
import { sharesStructure } from '../../../blocks/registry.ts'
import { blockText } from '../../../schemas/block-text.ts'
import { blocksAbove, isBlank } from '../../../schemas/blocks-above.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import type { TranslationState } from '../model/page-data.ts'
import { plainWords } from '../model/plain-words.ts'

export interface TranslationSource {
  _key: string
  /** Hash of the English block's text at the time of translation. */
  hash: string
  /** Whether the translation of the block above includes this block. */
  above?: boolean
}

export interface MergedBody {
  /** In reading order. The keys of English blocks with text and no translation are in `state.missing`. */
  blocks: Block[]
  state: TranslationState
}

/** A translation of code replaces it; one without code only gives the English code its title. */
function withTranslatedCode(block: Block, translation: Block | undefined): Block {
  if (translation?._type !== 'codeBlock') return block
  const { code, title } = translation
  if (code !== '' || block._type !== 'codeBlock') return translation
  return title ? { ...block, title } : block
}

/**
 * The translated page: for each English block the translated block with the same key, else the English one. A block
 * that the translation above includes is left out, and that translation is stale when either is. A translated block
 * whose key no English block has follows its predecessor. A block without text is stored once, in English; code may
 * still have a translation.
 */
export function mergeTranslation(
  english: readonly Block[],
  translated: readonly Block[],
  sources: readonly TranslationSource[],
): MergedBody {
  const translations = new Map(translated.map((block) => [block._key, block]))
  const hashes = new Map(sources.map((source) => [source._key, source.hash]))
  const above = blocksAbove(english, translated, sources)
  const extra = orphans(english, translated)
  const merged: MergedBody = {
    blocks: [],
    state: { untranslated: hasWords(english) && !hasWords(translated), missing: [], stale: [] },
  }
  const stale = new Set<string>()
  const add = (block: Block) => merged.blocks.push(block)

  for (const block of extra.get(undefined) ?? []) add(block)
  for (const block of english) {
    const text = storedText(block)
    const translation = translations.get(block._key)
    const teller = above.get(block._key)
    if (text === '') add(withTranslatedCode(block, translation))
    else if (!translation || (isBlank(translation) && !teller?.says)) {
      merged.state.missing.push(block._key)
      add(block)
    } else {
      const hash = hashes.get(block._key)
      const shown = teller?.says ? teller._key : block._key
      if (hash !== undefined && hash !== textHash(text)) stale.add(shown)
      if (shown === block._key) add(withEnglishParts(block, translation, merged.state.missing))
    }
    for (const orphan of extra.get(block._key) ?? []) add(orphan)
  }
  merged.state.stale = [...stale]
  return merged
}

/** Whether any of `blocks` has text to translate. */
export function hasWords(blocks: readonly Block[]): boolean {
  return blocks.some((block) => storedText(block) !== '')
}

/**
 * A translated container completed with the English parts that it lacks, such as code in a tab. The keys of those parts
 * that have text are added to `missing`.
 */
function withEnglishParts(english: Block, translated: Block, missing: string[]): Block {
  const body = (from: readonly Block[], to: readonly Block[]) => {
    const { blocks, state } = mergeTranslation(from, to, [])
    missing.push(...state.missing)
    return blocks
  }
  if (translated._type !== english._type) return translated
  if (sharesStructure(english._type)) return withWordsOf(english, translated)
  if (english._type === 'parameterTable' && translated._type === 'parameterTable')
    return { ...english, rows: withDescriptions(english.rows, translated.rows, missing) }
  return alignParts<Block>(translated, english, (from, to) => {
    if (!to) missing.push(from._key)
    return to ? { ...to, body: body(from.body ?? [], to.body ?? []) } : from
  })
}

/** The English block with the translated texts at the same positions. */
function withWordsOf(english: Block, translated: Block): Block {
  const words = new Map<string, string>()
  const kept = (text: TextBlock) => text
  mapTexts(translated, {
    line(text, { id }) {
      words.set(id, text)
      return text
    },
    text: kept,
  })
  return mapTexts(english, { line: (text, { id }) => words.get(id) || text, text: kept })
}

type Rows = ParameterTableBlock['rows']

/** The English parameters with their translated descriptions, then the parameters that only the translation has. */
function withDescriptions(english: Rows, translated: Rows, missing: string[]): Rows {
  const own = new Map(translated.map((row) => [row._key, row.description]))
  const known = new Set(english.map((row) => row._key))
  const shared = english.map((row) => {
    const description = own.get(row._key) ?? []
    if (description.length > 0 || row.description.length === 0) return { ...row, description }
    missing.push(row._key)
    return row
  })
  return [...shared, ...translated.filter((row) => !known.has(row._key))]
}

/** Translated blocks without an English counterpart, by the English key that they follow. */
function orphans(english: readonly Block[], translated: readonly Block[]) {
  const known = new Set(english.map((block) => block._key))
  const found = new Map<string | undefined, Block[]>()
  let predecessor: string | undefined
  for (const block of translated) {
    if (known.has(block._key)) predecessor = block._key
    else found.set(predecessor, [...(found.get(predecessor) ?? []), block])
  }
  return found
}

/** The text of a block as it was hashed for the translation's source. */
const storedText = (block: Block): string => plainWords(blockText(block))
