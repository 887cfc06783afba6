import { type LocaleField, localeFields } from '../../../schemas/locales.ts'
import { type Conflict, mergeWords } from '../merge-words.ts'
import type { StoredDocument } from '../plan.ts'
import type { SpecDocument } from '../types.ts'
import { localisedValues } from '../words-in.ts'
import type { LocateText } from './locate-texts.ts'
import type { SourceLocation } from './mark-words.ts'

export interface EditedWord {
  documentId: string
  /** Label of the text: `response list[].symbol description`. */
  word: string
  locale: LocaleField
  value: string
}

export interface WordEdit {
  place: SourceLocation
  value: string
  /** The edited documents that show the text. */
  from: EditedWord[]
}

export interface Edits {
  edits: WordEdit[]
  /** Texts that changed both in the lake and in the spec. */
  conflicts: Conflict[]
  /** Locations in the specs whose text was edited differently in several documents. */
  disputed: { place: SourceLocation; from: EditedWord[] }[]
  /** Texts that have no location in the specs. */
  unplaced: EditedWord[]
}

/** Texts that people edited in the lake and the specs lack. Drafts are ignored. */
export function editedWords(
  documents: SpecDocument[],
  stored: StoredDocument[],
  locateText: LocateText,
): Edits {
  const published = new Map(stored.map((document) => [document._id, document]))
  const byPlace = new Map<string, { place: SourceLocation; from: EditedWord[] }>()
  const found: Edits = { edits: [], conflicts: [], disputed: [], unplaced: [] }

  for (const next of documents) {
    const previous = published.get(next._id)
    if (!previous) continue
    const { document, conflicts } = mergeWords(previous, next)
    found.conflicts.push(...conflicts)
    const offered = new Map(localisedValues(next).map(({ path, words }) => [path, words]))
    for (const { path, label, words } of localisedValues(document)) {
      for (const locale of localeFields) {
        const value = words[locale] ?? ''
        const isConflict = conflicts.some((one) => one.word === label && one.locale === locale)
        if (value === (offered.get(path)?.[locale] ?? '') || isConflict) continue
        const edited = { documentId: next._id, word: label, locale, value }
        const place = locateText(next._id, path, locale)
        if (!place) {
          found.unplaced.push(edited)
          continue
        }
        const key = JSON.stringify(place)
        const same = byPlace.get(key) ?? { place, from: [] }
        same.from.push(edited)
        byPlace.set(key, same)
      }
    }
  }

  for (const { place, from } of byPlace.values()) {
    const [value = '', ...others] = new Set(from.map((one) => one.value))
    if (others.length > 0) found.disputed.push({ place, from })
    else found.edits.push({ place, value, from })
  }
  return found
}
