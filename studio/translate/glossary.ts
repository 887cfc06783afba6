/** How a term is translated: the words of a `translationTerm`. */
export interface Term {
  term: string
  word: string
  note?: string | undefined
  /** Words that may stand for it as well. */
  also: readonly string[]
  /** Words that are not to stand for it. */
  forbidden: readonly string[]
  /** Whether only this spelling is the term: “Maker” the name, not “maker” the side. */
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

/** A term as it is stored, with what it leaves out. */
export const termOf = (stored: StoredTerm): Term => ({
  term: stored.term,
  word: stored.word,
  note: stored.note ?? undefined,
  also: stored.also ?? [],
  forbidden: stored.forbidden ?? [],
  caseSensitive: stored.caseSensitive ?? false,
})

/** What is wrong with a translation, and the word that belongs there. */
export interface TermProblem {
  kind: 'absent' | 'forbidden'
  term: Term
  /** The forbidden word that was found. */
  found?: string
}

/** Terms of the English that the translation lacks, and words that it should not have. */
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
 * The terms that an English text uses; of “funding rate” and “rate” the longer. Code, in backticks,
 * uses none.
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
