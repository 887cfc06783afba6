import type { Block } from '../../blocks/lists/model.ts'
import { blockText } from '../../schemas/block-text.ts'
import { blocksAbove } from '../../schemas/blocks-above.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { fieldOf, sourceFieldOf, type Translation } from '../../schemas/locales.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { COPIED, type TranslationSource } from '../../schemas/translation-source.ts'
import type { BlockSegment, State, TextSegment, TranslationSegment } from './segment.ts'
import { keyOf, recordsOf } from './values.ts'

type Fields = Record<string, unknown>

/** Written by scripts; readers do not see them. */
const KEPT = new Set(['imported', 'synced', 'otherKeys'])
const FIRST = ['title', 'summary', 'sidebarLabel', 'description', 'body']

/**
 * Returns every localised text of a document in `locale`, in reading order. Accepts any document or projection:
 * localised texts are objects of the types `localeString`, `localeText` and `localeBody`.
 */
export function segmentsOf(document: unknown, locale: Translation): TranslationSegment[] {
  return isRecord(document) ? within(document, '', locale) : []
}

function within(value: Fields, path: string, locale: Translation): TranslationSegment[] {
  const known = FIRST.filter((name) => name in value)
  const names = [...known, ...Object.keys(value).filter((name) => !FIRST.includes(name))]
  return names.flatMap((name) => {
    if (name.startsWith('_') || KEPT.has(name)) return []
    return inValue(value[name], path === '' ? name : `${path}.${name}`, locale)
  })
}

function inValue(value: unknown, path: string, locale: Translation): TranslationSegment[] {
  if (Array.isArray(value)) {
    const keyed = recordsOf(value).filter((item) => keyOf(item) !== '')
    return keyed.flatMap((item) => within(item, `${path}[_key=="${keyOf(item)}"]`, locale))
  }
  if (!isRecord(value)) return []
  if (value['_type'] === 'localeBody') return inBody(value, path, locale)
  if (value['_type'] === 'localeString' || value['_type'] === 'localeText') {
    return textSegment(value, path, locale)
  }
  return within(value, path, locale)
}

function textSegment(value: Fields, path: string, locale: Translation): TextSegment[] {
  const { _type, en, [fieldOf(locale)]: stored, [sourceFieldOf(fieldOf(locale))]: noted } = value
  if (typeof en !== 'string' || en.trim() === '') return []
  const own = typeof stored === 'string' ? stored : ''
  const source = typeof noted === 'string' && noted !== en ? noted : undefined
  const state = own.trim() === '' ? 'missing' : source === undefined ? 'translated' : 'stale'
  const words = { kind: 'words', id: path, locale, path, en, own, state } as const
  const long = _type === 'localeText'
  return [{ ...words, long, ...(source !== undefined && { source }) }]
}

function inBody(body: Fields, path: string, locale: Translation): TranslationSegment[] {
  // A draft's blocks may lack required fields; the functions that read them allow for that.
  const english = recordsOf(body['en']) as unknown as Block[]
  const translated = recordsOf(body[fieldOf(locale)]) as unknown as Block[]
  const noted = recordsOf(body[sourceFieldOf(fieldOf(locale))]) as unknown as TranslationSource[]
  const [translations, sources] = [byKey(translated), byKey(noted)]
  const above = blocksAbove(english, translated, noted)
  return english.flatMap((block): TranslationSegment[] => {
    const key = keyOf({ ...block })
    const own = {
      translated: translations.get(key),
      noted: sources.get(key),
      above: above.get(key),
    }
    return [
      ...blockSegment(locale, path, block, own),
      ...within({ ...block }, `${path}.en[_key=="${key}"]`, locale),
    ]
  })
}

interface OwnTranslation {
  translated: Block | undefined
  noted: TranslationSource | undefined
  above: { says: boolean } | undefined
}

function blockSegment(
  locale: Translation,
  path: string,
  english: Block,
  { translated, noted, above }: OwnTranslation,
): BlockSegment[] {
  const en = blockText(english)
  if (en.trim() === '') return []
  const hash = noted?.hash
  const isSaid = above?.says === true
  const state = isSaid ? ageOf(en, hash) : blockState(en, translated, hash)
  const text = noted?.text
  const isKnown = state === 'stale' && typeof text === 'string' && textHash(text) === hash
  return [
    {
      kind: 'block',
      locale,
      id: `${path} ${english._key}`,
      path,
      en,
      state,
      english,
      ...(translated && { translated }),
      ...(above && { above: isSaid }),
      ...(isKnown && { source: text }),
    },
  ]
}

function blockState(en: string, translated: Block | undefined, hash: unknown): State {
  if (!translated || hash === COPIED || blockText(translated).trim() === '') return 'missing'
  return ageOf(en, hash)
}

/** As on the site, a translation without a note counts as based on the current English. */
const ageOf = (en: string, hash: unknown): State =>
  typeof hash === 'string' && hash !== textHash(en) ? 'stale' : 'translated'

const byKey = <T extends { _key: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((item) => [item._key, item]))
