import { editDistance } from '../../../schemas/edit-distance.ts'
import type { PageGroup } from './by-words.ts'
import type { WordedSearch } from './understand-search.ts'

/** A word long enough that a similar spelling is no coincidence. */
const WORD = /^\p{Script=Latin}{4,}$/u
/** Each word costs the server two searches. */
const MOST_WORDS = 3
/** Maximum share of a word's letters that may be edits. */
const MOST_EDITS = 0.35

/** More typos than an ordinary search tolerates. Only the highlights of a few pages are read. */
const LOOSE = {
  num_typos: 2,
  min_len_1typo: 3,
  min_len_2typo: 4,
  page: 1,
  per_page: 10,
  facet_by: '',
  highlight_fields: '',
  enable_analytics: false,
  enable_curations: false,
}

/** Searches for the meaning of an unknown word; `read` returns the typed word and its replacement. */
export interface NearSearches<Search> {
  searches: Search[]
  read: (answers: readonly MarkedAnswer[]) => readonly [string, string] | undefined
}

interface MarkedAnswer {
  grouped_hits?: PageGroup[]
}

/** The searches for the nearest spellings of words that no page has. */
export function searchesNear<Search extends WordedSearch>(
  search: Search,
  words: readonly string[],
): NearSearches<Search>[] {
  const some = words.filter((word) => WORD.test(word)).slice(0, MOST_WORDS)
  return some.map((word) => ({
    // Also by prefix, because no server tolerates more than two typos.
    searches: [word, word.slice(0, Math.max(3, word.length / 2))].map((q) => ({
      ...search,
      ...LOOSE,
      q,
    })),
    read: (answers) => {
      const nearest = nearestWord(word, answers)
      return nearest === undefined ? undefined : [word, nearest]
    },
  }))
}

/** The highlighted word nearest to the typed one; undefined when none is near. */
function nearestWord(word: string, answers: readonly MarkedAnswer[]): string | undefined {
  const marked = answers.flatMap(({ grouped_hits = [] }) =>
    grouped_hits.flatMap(({ hits = [] }) => hits.flatMap(({ highlight }) => tokensIn(highlight))),
  )
  let best = { token: '', edits: Math.floor(word.length * MOST_EDITS) + 1 }
  for (const token of new Set(marked)) {
    const edits = editDistance(word.toLowerCase(), token.toLowerCase())
    if (edits > 0 && edits < best.edits) best = { token, edits }
  }
  // A name keeps its capitals; the first word of a title does not.
  return best.token.replace(/^\p{Lu}(?=\p{Ll}*$)/u, (letter) => letter.toLowerCase()) || undefined
}

/** All `matched_tokens` in a highlight, which is nested like its document. */
function tokensIn(highlight: unknown): string[] {
  if (typeof highlight !== 'object' || highlight === null) return []
  return Object.entries(highlight).flatMap(([name, value]: [string, unknown]) =>
    name === 'matched_tokens' && Array.isArray(value)
      ? value.filter((token) => typeof token === 'string')
      : tokensIn(value),
  )
}
