/** A glossary term: the content of a `translationTerm`. */
export interface Term {
  term: string
  word: string
  note?: string | undefined
  /** Further accepted translations. */
  also: readonly string[]
  /** Translations that must not be used. */
  forbidden: readonly string[]
  /** Whether the term is case-sensitive: “Maker” the name, not “maker” the side. */
  caseSensitive: boolean
}

interface StoredTerm {
  term: string
  word: string
  note?: string | null | undefined
  also?: readonly string[] | null | undefined
  forbidden?: readonly string[] | null | undefined
  caseSensitive?: boolean | null | undefined
}

/** Returns a stored term with defaults for missing fields. */
export const termOf = (stored: StoredTerm): Term => ({
  term: stored.term,
  word: stored.word,
  note: stored.note ?? undefined,
  also: stored.also ?? [],
  forbidden: stored.forbidden ?? [],
  caseSensitive: stored.caseSensitive ?? false,
})

/** A term that is missing or wrongly translated in a translation. */
export interface TermProblem {
  kind: 'absent' | 'forbidden'
  term: Term
  /** The forbidden word in the translation. */
  found?: string
}

/** Returns the English terms that the translation lacks, and the forbidden words that it contains. */
export function checkTerms(en: string, own: string, terms: readonly Term[]): TermProblem[] {
  return termsIn(en, terms).flatMap((term): TermProblem[] => {
    const allowed = [term.word, ...term.also]
    const others = allowed.reduce((rest, word) => rest.split(word).join('\n'), own)
    const found = term.forbidden.find((word) => others.includes(word))
    if (found !== undefined) return [{ kind: 'forbidden', term, found }]
    return allowed.some((word) => own.includes(word)) ? [] : [{ kind: 'absent', term }]
  })
}

/**
 * Returns the terms in an English text; where terms overlap (“funding rate”, “rate”), the longer one. Code in backticks
 * is ignored.
 */
export function termsIn(en: string, terms: readonly Term[]): Term[] {
  let rest = en.replace(/`[^`]*`/g, ' ')
  const longest = [...terms].sort((a, b) => b.term.length - a.term.length)
  return longest.filter((term) => {
    const without = rest.replace(patternOf(term), ' ')
    const isUsed = without !== rest
    rest = without
    return isUsed
  })
}

const patterns = new WeakMap<Term, RegExp>()

function patternOf(term: Term): RegExp {
  const known = patterns.get(term)
  if (known) return known
  const words = term.term.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const flags = term.caseSensitive ? 'gu' : 'giu'
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${words}(?:e?s)?(?![\\p{L}\\p{N}_])`, flags)
  patterns.set(term, pattern)
  return pattern
}
