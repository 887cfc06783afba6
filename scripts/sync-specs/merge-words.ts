import {
  type LocaleField,
  localeFields,
  sourceFieldOf,
  type TranslationField,
  translationFields,
} from '../../schemas/locales.ts'
import { textHash } from '../../schemas/text-hash.ts'
import type { SpecDocument, SpecText, SyncedHashes } from './types.ts'
import { localisedValues } from './words-in.ts'

/** A text that was edited in the lake and has changed in the spec as well. */
export interface Conflict {
  documentId: string
  /** Label of the text: `response list[].symbol description`. */
  word: string
  locale: LocaleField
  kept: string
  offered: string
}

export type Merged<T> = T & { synced: SyncedHashes }

/**
 * Combines the facts of `next` with texts that a person edited in `previous`. A text is taken from the spec when the
 * lake's is empty or equals the text of the last sync. Every sync reports the conflicts until lake and spec agree.
 */
export function mergeWords<T extends SpecDocument>(
  previous: unknown,
  next: T,
): { document: Merged<T>; conflicts: Conflict[] } {
  const before = new Map(localisedValues(previous).map(({ path, words }) => [path, words]))
  const hashes = new Map(syncedOf(previous).map(({ _key, hash }) => [_key, hash]))
  const facts = structuredClone(next)
  const synced: SyncedHashes = []
  const conflicts: Conflict[] = []

  for (const { path, label, words } of localisedValues(facts)) {
    for (const locale of localeFields) {
      const offered = words[locale] ?? ''
      const current = before.get(path)?.[locale]?.trim() ?? ''
      const _key = `${path}/${locale}`
      const last = hashes.get(_key)
      const edited = current !== '' && current !== offered && textHash(current) !== last
      if (!edited) {
        if (offered !== '') synced.push({ _key, hash: textHash(offered) })
        continue
      }
      words[locale] = current
      const changedThere = offered !== '' && textHash(offered) !== last
      if (last !== undefined || changedThere) {
        synced.push({ _key, hash: last ?? '', ...(changedThere && { word: label, offered }) })
      }
      if (changedThere) {
        conflicts.push({ documentId: next._id, word: label, locale, kept: current, offered })
      }
    }
    for (const field of translationFields) {
      const source = translatedEnglish(field, before.get(path), words)
      if (source !== undefined) words[sourceFieldOf(field)] = source
    }
  }
  return { document: { ...facts, synced }, conflicts }
}

/** The English source of a translation that is kept while the English text changes. */
function translatedEnglish(
  field: TranslationField,
  before: SpecText | undefined,
  after: SpecText,
): string | undefined {
  if (!before?.[field] || before[field] !== after[field]) return undefined
  const source = before[sourceFieldOf(field)] ?? before.en
  return source === after.en ? undefined : source
}

function syncedOf(document: unknown): SyncedHashes {
  if (typeof document !== 'object' || document === null || !('synced' in document)) return []
  if (!Array.isArray(document.synced)) return []
  return document.synced.filter(
    (entry): entry is SyncedHashes[number] =>
      typeof entry?._key === 'string' && typeof entry?.hash === 'string',
  )
}
