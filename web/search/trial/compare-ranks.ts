import type { ComparedQuery, TriedQuery } from '../../../schemas/search-trial.ts'

/** Of a query: the number of the first page that is wanted, 1 for the best; null where none of them is found. */
export type Rank = number | null

/** The queries that get better and worse from one list of ranks to another, those that change most first. */
export function compareRanks(
  queries: readonly TriedQuery[],
  before: readonly Rank[],
  after: readonly Rank[],
): { better: ComparedQuery[]; worse: ComparedQuery[]; unchanged: number } {
  const all = queries.map(({ q, locale }, at) => ({
    q,
    locale,
    before: before[at] ?? null,
    after: after[at] ?? null,
  }))
  const gain = (each: ComparedQuery) => height(each.after) - height(each.before)
  const better = all.filter((each) => gain(each) > 0).sort((a, b) => gain(b) - gain(a))
  const worse = all.filter((each) => gain(each) < 0).sort((a, b) => gain(a) - gain(b))
  return { better, worse, unchanged: all.length - better.length - worse.length }
}

/** The first place is worth most, and the tenth little more than none. */
const height = (rank: Rank): number => (rank === null ? 0 : 1 / rank)
