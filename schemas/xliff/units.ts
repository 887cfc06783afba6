import { blockKinds } from '../../blocks/registry.ts'
import { blockText } from '../block-text.ts'
import { textHash } from '../text-hash.ts'
import { COPIED } from '../translation-source.ts'
import { fromSpans, plain } from './inline.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import type { Inline, Note, Segment, Unit } from './model.ts'
import type { BlockPlace, Place } from './places.ts'

/** Where a translation is beside its English. */
export type Standing = 'missing' | 'stale' | 'fresh'

export function standingOf(place: Place): Standing {
  if (place.own === undefined) return 'missing'
  if (place.kind === 'words') {
    return place.was !== undefined && place.was !== place.en ? 'stale' : 'fresh'
  }
  const { source, en } = place
  if (source?.hash === COPIED) return 'missing'
  return source && source.hash !== textHash(blockText(en)) ? 'stale' : 'fresh'
}

/** What a translator has to do at a place; undefined where there are no words. */
export function unitOf(place: Place): Unit | undefined {
  const standing = standingOf(place)
  const segments =
    place.kind === 'words' ? [ofWords(place.en, place.own)] : ofBlock(place, standing)
  if (segments.length === 0) return undefined
  const was = translationHash(place)
  return {
    id: place.id,
    notes: notesOf(place, standing),
    segments: segments.map((segment) => ({
      ...segment,
      state: segment.target && standing === 'fresh' ? 'translated' : 'initial',
      ...(segment.target && standing === 'stale' && { stale: true }),
    })),
    ...(was !== undefined && { was }),
  }
}

/** Tells whether a translation is still the one that was exported. */
export function translationHash({ own }: Place): string | undefined {
  return own === undefined ? undefined : textHash(JSON.stringify(own))
}

type Words = Pick<Segment, 'id' | 'source' | 'target'>

const ofWords = (en: string, own: string | undefined): Words => ({
  id: 'text',
  source: [en],
  ...(own !== undefined && { target: [own] }),
})

function ofBlock({ en, own }: BlockPlace, standing: Standing): Words[] {
  const leaves = own && standing !== 'missing' ? leavesOf(own) : new Map<string, Leaf>()
  return [...leavesOf(en)].map(([id, leaf]) => {
    const translated = leaves.get(id)
    const target = translated === undefined ? undefined : contentOf(translated)
    return { id, source: contentOf(leaf), ...(target && { target }) }
  })
}

export const contentOf = (leaf: Leaf): Inline[] =>
  typeof leaf === 'string' ? [leaf] : fromSpans(leaf)

function notesOf(place: Place, standing: Standing): Note[] {
  const notes: Note[] = [{ category: 'place', text: describe(place) }]
  const earlier = place.kind === 'words' ? place.was : place.source?.text
  if (standing === 'stale' && earlier) notes.push({ category: 'earlier-english', text: earlier })
  return notes
}

function describe(place: Place): string {
  if (place.kind === 'words') return place.path
  const { en } = place
  if (en._type === 'block' && en.listItem) return 'List item'
  const kind = blockKinds[en._type]
  return 'words' in kind ? kind.words : en._type
}

/** The English of a unit as `blockText` has it of the block. */
export const englishOf = (segments: readonly Segment[]): string =>
  segments.map(({ source }) => plain(source)).join('\n')
