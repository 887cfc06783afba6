import type { Block } from '../../blocks/lists/model.ts'
import { blankBlock } from '../../schemas/blocks-above.ts'
import { fieldOf, sourceFieldOf } from '../../schemas/locales.ts'
import { COPIED, sourceOf, type TranslationSource } from '../../schemas/translation-source.ts'
import type { BlockSegment, TextSegment, TranslationSegment } from './segment.ts'
import { keyOf, recordsOf, stepsOf, valueAt } from './values.ts'

/** One patch operation; several are applied in order. */
export type Edit =
  | { set: Record<string, unknown> }
  | { setIfMissing: Record<string, unknown> }
  | { unset: string[] }
  | { insert: { after: string; items: unknown[] } | { before: string; items: unknown[] } }

/** Returns the edits that write a plain translation. */
export const writeWords = (segment: TextSegment, words: string): Edit[] => [
  { set: { [`${segment.path}.${fieldOf(segment.locale)}`]: words } },
]

/**
 * Returns the edits that write a translated block, at the position of its English. A new block, and one that was marked
 * as covered by the block above, counts as untranslated until it is confirmed.
 */
export function writeBlock(document: unknown, segment: BlockSegment, block: Block): Edit[] {
  const put = putBlock(document, segment, block)
  const isBegun = segment.translated !== undefined && segment.above !== true
  return isBegun ? put : [...put, ...note(document, segment, { _key: block._key, hash: COPIED })]
}

/** Returns the edits that mark a block as covered by the translation of the block above. */
export function markCovered(document: unknown, segment: BlockSegment): Edit[] {
  const { english } = segment
  return [
    ...putBlock(document, segment, blankBlock(english)),
    ...note(document, segment, { ...sourceOf(english), above: true }),
  ]
}

/** Returns the edits that remove this mark, so that the block has no translation. */
export function unmarkCovered(segment: BlockSegment): Edit[] {
  const field = `${segment.path}.${fieldOf(segment.locale)}`
  const lists = [field, sourcePath(segment)]
  return [{ unset: lists.map((list) => `${list}[_key=="${segment.english._key}"]`) }]
}

function putBlock(document: unknown, segment: BlockSegment, block: Block): Edit[] {
  const field = fieldOf(segment.locale)
  const list = `${segment.path}.${field}`
  if (segment.translated) return [{ set: { [`${list}[_key=="${block._key}"]`]: block } }]
  const body = stepsOf(segment.path)
  const own = new Set(recordsOf(valueAt(document, [...body, field])).map(keyOf))
  const english = recordsOf(valueAt(document, [...body, 'en'])).map(keyOf)
  const before = english.slice(0, english.indexOf(block._key)).findLast((key) => own.has(key))
  const insert =
    before === undefined
      ? { before: `${list}[0]`, items: [block] }
      : { after: `${list}[_key=="${before}"]`, items: [block] }
  return [{ setIfMissing: { [list]: [] } }, { insert }]
}

/** Returns the edits that mark the translation as up to date with the current English. */
export function confirm(document: unknown, segment: TranslationSegment): Edit[] {
  if (segment.kind === 'words') return [{ unset: [sourcePath(segment)] }]
  const source = sourceOf(segment.english)
  return note(document, segment, segment.above ? { ...source, above: true } : source)
}

const sourcePath = ({ path, locale }: TranslationSegment) =>
  `${path}.${sourceFieldOf(fieldOf(locale))}`

function note(document: unknown, segment: TranslationSegment, source: TranslationSource): Edit[] {
  const list = sourcePath(segment)
  const noted = recordsOf(valueAt(document, stepsOf(list))).map(keyOf)
  if (noted.includes(source._key)) return [{ set: { [`${list}[_key=="${source._key}"]`]: source } }]
  return [{ setIfMissing: { [list]: [] } }, { insert: { after: `${list}[-1]`, items: [source] } }]
}
