import type { RecordType, SearchRecord } from '../record.ts'
import type { WordedSearch } from './understand-search.ts'

export interface PageGroup {
  group_key: unknown[]
  hits?: readonly { document?: Partial<SearchRecord>; highlight?: unknown }[]
}

interface FoundByWord {
  found?: number
  grouped_hits?: PageGroup[]
}

/** Each word costs the server a search, and further words of a sentence are less distinctive. */
const MOST_WORDS = 8
const MOST_PAIRS = 5
/** Number of pages fetched for each word. */
const DEEP = 30
/** The value of a match for its page by kind of record: a title is worth more than a response field. */
const WORTH: Partial<Record<RecordType, number>> = {
  operation: 0.2,
  page: 0.2,
  heading: 0.16,
  topic: 0.14,
  parameter: 0.12,
  error: 0.1,
  text: 0.1,
}
/** For all other kinds. */
const LEAST_WORTH = 0.06
/** Weight of the other parts of a page relative to its best part. */
const OTHERS = 0.5
/** Approximate number of pages of a site; a word on fewer pages is more distinctive. */
const PAGES = 500

/**
 * A search for each word and each pair of neighbouring words; none for a single word, or for facet counts only: a
 * server accepts 50 searches at once. The `name` that was split into the words is searched too.
 */
export function searchesByWord<Search extends WordedSearch>(search: Search, name = ''): Search[] {
  const all = [...new Set((search.q ?? '').split(/\s+/))].filter(Boolean)
  if (all.length < 2 || search.per_page === 0) return []
  const words = telling(all, MOST_WORDS)
  const pairs = all
    .slice(1)
    .flatMap((word, at) =>
      words.includes(word) && words.includes(all[at] ?? '') ? [`${all[at]} ${word}`] : [],
    )
  return [...(isName(name) ? [name] : []), ...words, ...telling(pairs, MOST_PAIRS)].map((q) => ({
    ...search,
    q,
    page: 1,
    per_page: DEEP,
    facet_by: '',
    drop_tokens_threshold: 0,
  }))
}

/** Merges the results of `searchesByWord`: pages with more of the words, rarer words and better places come first. */
export function mergeWordResults(answers: readonly FoundByWord[]): PageGroup[] {
  const pages = new Map<unknown, { parts: Map<string, number>; best: number; group: PageGroup }>()
  for (const { found = 0, grouped_hits = [] } of answers) {
    const rarity = Math.log(1 + PAGES / (1 + found))
    for (const [rank, group] of grouped_hits.entries()) {
      const { type, url = '' } = group.hits?.[0]?.document ?? {}
      const worth = (type && WORTH[type]) ?? LEAST_WORTH
      const score = rarity * (0.5 + 2 / (4 + rank) + worth)
      const page = group.group_key[0]
      const known = pages.get(page) ?? { parts: new Map<string, number>(), best: 0, group }
      if (score > known.best) Object.assign(known, { best: score, group })
      // Errors on one page are unrelated, so each counts as a part of its own.
      const part = type === 'error' ? url : ''
      known.parts.set(part, (known.parts.get(part) ?? 0) + score)
      pages.set(page, known)
    }
  }
  const scored = [...pages.values()].map(({ parts, group }) => ({ score: scoreOf(parts), group }))
  return scored.sort((a, b) => b.score - a.score).map(({ group }) => group)
}

/** The score of the best part of a page, plus a share of the others. */
function scoreOf(parts: ReadonlyMap<string, number>): number {
  const scores = [...parts.values()]
  const best = Math.max(...scores)
  return best + OTHERS * (scores.reduce((sum, score) => sum + score, 0) - best)
}

/** The most distinctive of `words`, in order: those with digits, then the longest. */
function telling(words: readonly string[], count: number): string[] {
  const weight = (word: string) => (/\d/.test(word) ? 100 : 0) + word.length
  const most = words.toSorted((a, b) => weight(b) - weight(a)).slice(0, count)
  return words.filter((word) => most.includes(word))
}

/** Whether a text is one Latin word. */
const isName = (text: string): boolean => /^[\w.[\]{}/-]+$/.test(text)
