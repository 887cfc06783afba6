import { isRecord } from '../../schemas/is-record.ts'
import type { Translation } from '../../schemas/locales.ts'
import {
  isTranslatedType,
  PATH_OF_TYPE,
  TRANSLATED_TYPES,
  type TranslatedType,
} from '../../schemas/translated-types.ts'
import { type Counts, countsOf, openOf } from './counts.ts'
import type { TranslatableDocument } from './documents.ts'
import { sidebarLocations } from './sections.ts'
import type { TranslationSegment } from './segment.ts'
import { segmentsOf } from './segments-of.ts'
import { valueAt } from './values.ts'

export interface QueueEntry {
  id: string
  type: TranslatedType
  /** The target language. */
  locale: Translation
  title: string
  /** Path of a page, or request line of an operation. */
  subtitle: string
  /** Title of a sidebar section, or key of a `section.` message. */
  section: { title: string } | { key: SectionKey }
  segments: readonly TranslationSegment[]
  counts: Counts
  updatedAt: string
  isDraft: boolean
}

export type SectionKey =
  | 'loose'
  | 'changelogEntry'
  | 'announcement'
  | 'apiOperation'
  | 'apiChannel'
  | 'enumDefinition'
  | 'errorCode'
  | 'menus'

const DRAFT = 'drafts.'
const known = new WeakMap<TranslatableDocument, Map<Translation, TranslationSegment[]>>()

/** Returns the documents in reading order: pages as in the sidebars, then the others by type and name. */
export function queueOf(all: Iterable<TranslatableDocument>, locale: Translation): QueueEntry[] {
  const shown = new Map<string, TranslatableDocument>()
  for (const one of all) {
    const id = one._id.replace(DRAFT, '')
    if (one._id.startsWith(DRAFT) || !shown.has(id)) shown.set(id, one)
  }
  const sidebars = [...shown.values()].filter(({ _type }) => _type === 'sidebar')
  const places = sidebarLocations(sidebars.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
  const rows = [...shown].flatMap(([id, document]) => {
    const row = rowOf(id, document, locale, places.get(id)?.section)
    return row && row.segments.length > 0 ? [row] : []
  })
  const rank = ({ id, type }: QueueEntry) => [
    TRANSLATED_TYPES.indexOf(type),
    places.get(id)?.order ?? 1e6,
  ]
  return rows.sort((a, b) => {
    const [[typeA = 0, orderA = 0], [typeB = 0, orderB = 0]] = [rank(a), rank(b)]
    const [nameA, nameB] = [a.subtitle || a.title, b.subtitle || b.title]
    return typeA - typeB || orderA - orderB || nameA.localeCompare(nameB, 'en')
  })
}

function rowOf(
  id: string,
  document: TranslatableDocument,
  locale: Translation,
  place: string | undefined,
): QueueEntry | undefined {
  const { _type: type } = document
  if (!isTranslatedType(type)) return undefined
  const found = segmentsIn(document, locale)
  return {
    id,
    type,
    locale,
    title: nameOf(document) || id,
    subtitle: subtitleOf(document),
    section: place === undefined ? { key: sectionKey(type) } : { title: place },
    segments: found,
    counts: countsOf(found),
    updatedAt: document._updatedAt,
    isDraft: document._id.startsWith(DRAFT),
  }
}

function segmentsIn(document: TranslatableDocument, locale: Translation): TranslationSegment[] {
  const before = known.get(document) ?? new Map<Translation, TranslationSegment[]>()
  const found = before.get(locale) ?? segmentsOf(document, locale)
  known.set(document, before.set(locale, found))
  return found
}

function sectionKey(type: TranslatedType): SectionKey {
  if (type === 'page') return 'loose'
  const own = [
    'changelogEntry',
    'announcement',
    'apiOperation',
    'apiChannel',
    'enumDefinition',
    'errorCode',
  ] as const
  return own.find((one) => one === type) ?? 'menus'
}

function nameOf(document: TranslatableDocument): string {
  if (!isTranslatedType(document._type)) return ''
  const words = valueAt(document, [...PATH_OF_TYPE[document._type], 'en'])
  return typeof words === 'string' ? words : ''
}

function subtitleOf({ _type, path, method, route, name, date }: TranslatableDocument): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  switch (_type) {
    case 'page':
      return isRecord(path) ? `/${text(path['current'])}` : ''
    case 'apiOperation':
      return `${text(method)} ${text(path)}`.trim()
    case 'apiChannel':
      return text(route)
    case 'enumDefinition':
    case 'errorCode':
      return text(name)
    case 'changelogEntry':
      return text(date)
    default:
      return ''
  }
}

export type Show = 'open' | 'missing' | 'stale' | 'all'

/** Returns the rows that have segments in the requested state. */
export function shownRows(rows: readonly QueueEntry[], show: Show): QueueEntry[] {
  return rows.filter(({ counts }) => {
    if (show === 'all') return true
    return show === 'open' ? openOf(counts) > 0 : counts[show] > 0
  })
}
