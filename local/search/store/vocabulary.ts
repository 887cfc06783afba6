import type { StatementSync } from 'node:sqlite'
import SearchableMap from 'minisearch/SearchableMap'
import { isWholeValue } from '../text/tokenizer.ts'

/** Longest word for typo correction: longer ones are not mistyped, and the comparison time grows with the length. */
export const MAX_WORD_LENGTH = 64

/** The table of a collection's terms. */
interface TermTable {
  readonly vocab: string
  prepare(sql: string): StatementSync
}

export interface Candidate {
  term: string
  distance: number
}

/** The terms of a collection, searchable by edit distance. */
export class Vocabulary {
  private readonly table: TermTable
  private terms: SearchableMap<true> | undefined

  constructor(table: TermTable) {
    this.table = table
  }

  /** Adds newly indexed terms as candidates; removed ones are filtered by their count on look-up. */
  learn(terms: Iterable<string>): void {
    if (!this.terms) return
    for (const term of terms) if (!isWholeValue(term)) this.terms.set(term, true)
  }

  /** Number of records with the term. */
  frequency(term: string): number {
    const row = this.table.prepare(`SELECT doc FROM ${this.table.vocab} WHERE term = ?`).get(term)
    return Number(row?.doc ?? 0)
  }

  /** Up to eight indexed terms within `maxEdits` (a swap of neighbours counts once), nearest first. */
  near(word: string, maxEdits: number): Candidate[] {
    if (word.length > MAX_WORD_LENGTH) return []
    // Levenshtein distance counts a swap as two edits, so more terms are fetched.
    const found: (Candidate & { frequency: number })[] = []
    for (const term of this.load().fuzzyGet(word, 2).keys()) {
      if (term === word) continue
      const distance = editDistance(word, term)
      if (distance > maxEdits) continue
      const frequency = this.frequency(term)
      if (frequency > 0) found.push({ term, distance, frequency })
    }
    found.sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
    return found.slice(0, 8).map(({ term, distance }) => ({ term, distance }))
  }

  /**
   * Up to eight prefixes of indexed terms that are one edit away from the start of a word. Two wrong letters in an
   * incomplete word would be a guess, and its first two letters are assumed to be right: comparing all terms would take
   * too long.
   */
  nearBeginnings(word: string): Candidate[] {
    if (word.length > MAX_WORD_LENGTH) return []
    const found = new Set<string>()
    for (const term of this.load().atPrefix(word.slice(0, 2)).keys()) {
      const near = beginnings(term, word.length).find((each) => editDistance(word, each) === 1)
      if (near !== undefined) found.add(near)
      if (found.size === 8) break
    }
    return [...found].map((term) => ({ term, distance: 1 }))
  }

  private load(): SearchableMap<true> {
    if (!this.terms) {
      this.terms = new SearchableMap<true>()
      const rows = this.table.prepare(`SELECT term FROM ${this.table.vocab}`).all()
      for (const row of rows) {
        const term = String(row.term)
        if (!isWholeValue(term)) this.terms.set(term, true)
      }
    }
    return this.terms
  }
}

/** Prefixes of a term with about this length, shorter than the term. */
const beginnings = (term: string, length: number) =>
  [length, length - 1, length + 1]
    .filter((each) => each < term.length)
    .map((each) => term.slice(0, each))

/** Optimal string alignment distance: insert, delete, replace, or swap two neighbours, one edit each. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      }
      current.push(best)
    }
    before = previous
    previous = current
  }
  return previous[b.length] ?? a.length
}
