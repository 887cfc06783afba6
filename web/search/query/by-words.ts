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

/** Each costs the server a search, and further words of a sentence say little. */
const MOST_WORDS = 8
const MOST_PAIRS = 5
/** Pages looked at for each word. */
const DEEP = 30
/** What a word in a record of a kind says of its page: a title more than a field of an answer. */
const WORTH: Partial<Record<RecordType, number>> = {
  operation: 0.2,
  page: 0.2,
  heading: 0.16,
  topic: 0.14,
  parameter: 0.12,
  error: 0.1,
  text: 0.1,
}
/** Of other kinds. */
const LEAST_WORTH = 0.06
/** How much what other parts of a page have counts beside its best. */
const OTHERS = 0.5
/** About how many pages a site has: a word that fewer of them have says more. */
const PAGES = 500

/**
 * A search for each word, and for each two that stand side by side; none where there is one word, or where only
 * the counts of facets are asked for: a server takes 50 searches at once. The `name` whose words they are is
 * searched for too.
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

/**
 * The pages that the searches of `searchesByWord` found, in one list: those first that have more of the
 * words, rarer ones, and in better places.
 */
export function fused(answers: readonly FoundByWord[]): PageGroup[] {
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
      // Errors have nothing to do with each other but their page.
      const part = type === 'error' ? url : ''
      known.parts.set(part, (known.parts.get(part) ?? 0) + score)
      pages.set(page, known)
    }
  }
  const scored = [...pages.values()].map(({ parts, group }) => ({ score: scoreOf(parts), group }))
  return scored.sort((a, b) => b.score - a.score).map(({ group }) => group)
}

/** That of the best part of a page, and a little of the others. */
function scoreOf(parts: ReadonlyMap<string, number>): number {
  const scores = [...parts.values()]
  const best = Math.max(...scores)
  return best + OTHERS * (scores.reduce((sum, score) => sum + score, 0) - best)
}

/** Those of `words`, in their order, that say most: those with digits, then the longer ones. */
function telling(words: readonly string[], count: number): string[] {
  const weight = (word: string) => (/\d/.test(word) ? 100 : 0) + word.length
  const most = words.toSorted((a, b) => weight(b) - weight(a)).slice(0, count)
  return words.filter((word) => most.includes(word))
}

/** One word of Latin letters. */
const isName = (text: string): boolean => /^[\w.[\]{}/-]+$/.test(text)
