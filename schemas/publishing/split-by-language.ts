import type { IdentifiedSanityDocumentStub } from '@sanity/client'
import { publishedIdOf } from '../ids.ts'
import { defaultLocale, type Locale, locales, translations } from '../locales.ts'
import { sameValue } from '../same-value.ts'
import { assignAnchors } from './assign-anchors.ts'
import { type MergeOptions, mergeWords } from './merge-words.ts'
import { contentAs, ownFields, type Stored } from './stored.ts'
import { strengthenReferences } from './strengthen-references.ts'

export interface SplitDraft {
  /** The document to publish; undefined if the English was never published and is not included. */
  published: IdentifiedSanityDocumentStub | undefined
  /** The remaining draft, unchanged except for new anchors; undefined if nothing remains. */
  draft: Stored | undefined
  /** Texts of translated blocks that remain because their English is not published. */
  unmatched: string[]
}

/**
 * Splits a draft with changes by several users when some of its languages are published. Everything except translated
 * texts belongs to the default language. Texts are matched by the names and keys of their paths: content moved, added
 * or removed in another language remains with that language, and so does a translation of unpublished content.
 */
export function splitByLanguage(
  published: Stored | undefined,
  draft: Stored,
  languages: readonly Locale[],
): SplitDraft {
  const unmatched: string[] = []
  const isStructural = languages.includes(defaultLocale)
  if (!isStructural && !published) return { published: undefined, draft, unmatched }
  const how = { keeps: !isStructural, unmatched }
  const merged = withLanguages(published, strengthenReferences(draft), languages, how)
  const after = assignAnchors(contentAs(publishedIdOf(draft._id), merged), published)
  const left = isStructural ? assignAnchors(draft, published) : draft
  const isDone = sameValue(ownFields(strengthenReferences(left)), ownFields(after))
  return { published: after, draft: isDone ? undefined : left, unmatched }
}

/**
 * Returns the draft with some languages replaced by those of `other`: of the published document to discard changes, or
 * of an older revision to restore it. The structure belongs to the default language.
 */
export function revertLanguages(
  draft: Stored,
  other: Stored,
  languages: readonly Locale[],
): Stored {
  const { _id, _type, _rev } = draft
  const merged = withLanguages(draft, other, languages, { keeps: false, unmatched: [] })
  return { ...merged, _id, _type, _rev }
}

/** Replaces languages of `into` by those of `from`; structure belongs to the default language. */
function withLanguages(
  into: Stored | undefined,
  from: Stored,
  languages: readonly Locale[],
  how: Omit<MergeOptions, 'locales'>,
) {
  const isStructural = languages.includes(defaultLocale)
  const taken = translations.filter((locale) => languages.includes(locale) !== isStructural)
  const [base = from, other] = isStructural ? [from, into] : [into, from]
  return { ...mergeWords(base, other, { ...how, locales: taken }), _type: from._type }
}

/** Returns the languages in which a draft has unpublished changes. */
export const waitingLanguages = (published: Stored | undefined, draft: Stored): Locale[] =>
  locales.filter((locale) => {
    const others = locales.filter((other) => other !== locale)
    return splitByLanguage(published, draft, others).draft !== undefined
  })
