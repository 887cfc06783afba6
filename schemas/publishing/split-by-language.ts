import type { IdentifiedSanityDocumentStub } from '@sanity/client'
import { publishedIdOf } from '../ids.ts'
import { defaultLocale, type Locale, locales, translations } from '../locales.ts'
import { sameValue } from '../same-value.ts'
import { assignAnchors } from './assign-anchors.ts'
import { type MergeOptions, mergeWords } from './merge-words.ts'
import { contentAs, ownFields, type Stored } from './stored.ts'
import { strengthenReferences } from './strengthen-references.ts'

export interface Split {
  /** What readers see from then on; undefined where they have not seen the English yet, and still do not. */
  published: IdentifiedSanityDocumentStub | undefined
  /** What waits, which is the draft as it was but for new anchors; undefined where nothing does. */
  draft: Stored | undefined
  /** Translated blocks that wait for the English that they belong to, by their words. */
  unmatched: string[]
}

/**
 * What becomes of a draft in which several people write, when some of its languages are published. Everything but
 * the words of translations goes with the language that all others are translated from. Words are matched by the names
 * and keys that lead to them: what is moved, added or removed in another language waits with that language, and so does
 * a translation of what readers do not see yet.
 */
export function splitByLanguage(
  published: Stored | undefined,
  draft: Stored,
  languages: readonly Locale[],
): Split {
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
 * A draft with what `other` says in some of its languages, where several people write in it: what is published, to
 * discard changes, or what it was once, to restore that. Structure goes with the English.
 */
export function takenBack(draft: Stored, other: Stored, languages: readonly Locale[]): Stored {
  const { _id, _type, _rev } = draft
  const merged = withLanguages(draft, other, languages, { keeps: false, unmatched: [] })
  return { ...merged, _id, _type, _rev }
}

/** `into` with what `from` says in some languages. Everything but the words of translations goes with the English. */
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

/** The languages of a draft in which something waits to be published. */
export const waitingLanguages = (published: Stored | undefined, draft: Stored): Locale[] =>
  locales.filter((locale) => {
    const others = locales.filter((other) => other !== locale)
    return splitByLanguage(published, draft, others).draft !== undefined
  })
