import { headingWords } from '../../blocks/heading/words.ts'
import { isHeading, isText } from '../../blocks/heading-style.ts'
import { blockKinds } from '../../blocks/registry.ts'
import { blockText } from '../block-text.ts'
import { isBlank } from '../blocks-above.ts'
import { textHash } from '../text-hash.ts'
import { COPIED } from '../translation-source.ts'
import { fromSpans, plain } from './inline.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import type { Inline, Segment, Unit, UnitNote } from './model.ts'
import type { Translatable, TranslatableBlock } from './translatables.ts'

/** The state of a translation compared with its English. */
export type TranslationStatus = 'missing' | 'stale' | 'fresh'

export function translationStatusOf(translatable: Translatable): TranslationStatus {
  if (translatable.own === undefined) return 'missing'
  if (translatable.kind === 'words') {
    return translatable.was !== undefined && translatable.was !== translatable.en
      ? 'stale'
      : 'fresh'
  }
  const { source, en, own, above } = translatable
  if (source?.hash === COPIED || (isBlank(own) && !above)) return 'missing'
  return source && source.hash !== textHash(blockText(en)) ? 'stale' : 'fresh'
}

/** Returns the unit of a text for translators; undefined if the text is empty. */
export function unitOf(translatable: Translatable): Unit | undefined {
  const status = translationStatusOf(translatable)
  const segments =
    translatable.kind === 'words'
      ? [ofWords(translatable.en, translatable.own)]
      : ofBlock(translatable, status)
  if (segments.length === 0) return undefined
  const was = translationHash(translatable)
  return {
    id: translatable.id,
    notes: notesOf(translatable, status),
    segments: segments.map((segment) => ({
      ...segment,
      state: segment.target && status === 'fresh' ? 'translated' : 'initial',
      ...(segment.target && status === 'stale' && { stale: true }),
    })),
    ...(was !== undefined && { was }),
  }
}

/** Returns a hash that changes with the translation. */
export function translationHash({ own }: Translatable): string | undefined {
  if (own === undefined) return undefined
  // A heading's anchor may be assigned meanwhile, and is not part of the translation.
  const said = typeof own === 'object' && isHeading(own) ? headingWords(own) : own
  return textHash(JSON.stringify(said))
}

type UnitTexts = Pick<Segment, 'id' | 'source' | 'target'>

const ofWords = (en: string, own: string | undefined): UnitTexts => ({
  id: 'text',
  source: [en],
  ...(own !== undefined && { target: [own] }),
})

function ofBlock({ en, own, above }: TranslatableBlock, status: TranslationStatus): UnitTexts[] {
  const leaves = own && status !== 'missing' ? leavesOf(own) : new Map<string, Leaf>()
  return [...leavesOf(en)].map(([id, leaf]) => {
    const translated = leaves.get(id)
    const said = above && status !== 'missing' ? [] : undefined
    const target = translated === undefined ? said : contentOf(translated)
    return { id, source: contentOf(leaf), ...(target && { target }) }
  })
}

export const contentOf = (leaf: Leaf): Inline[] =>
  typeof leaf === 'string' ? [leaf] : fromSpans(leaf)

const SAID_ABOVE =
  'The translation of the block above says this too. Leave the target empty, unless it no longer does.'

function notesOf(translatable: Translatable, status: TranslationStatus): UnitNote[] {
  const notes: UnitNote[] = [{ category: 'place', text: describe(translatable) }]
  const earlier = translatable.kind === 'words' ? translatable.was : translatable.source?.text
  if (translatable.kind === 'block' && translatable.above) {
    notes.push({ category: 'said-above', text: SAID_ABOVE })
  }
  if (status === 'stale' && earlier) notes.push({ category: 'earlier-english', text: earlier })
  return notes
}

function describe(translatable: Translatable): string {
  if (translatable.kind === 'words') return translatable.path
  const { en } = translatable
  if (isText(en) && en.listItem) return 'List item'
  const kind = blockKinds[isHeading(en) ? 'heading' : en._type]
  return 'words' in kind ? kind.words : en._type
}

/** Returns the English of a unit in the format of `blockText`. */
export const englishOf = (segments: readonly Segment[]): string =>
  segments.map(({ source }) => plain(source)).join('\n')
