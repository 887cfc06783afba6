import type { ComparedQuery, TriedQuery } from '../../../schemas/search-trial.ts'

/** The position of the first wanted page among the results of a query, from 1; null when none is found. */
export type Rank = number | null

/** The queries that improve or worsen from one list of ranks to another, the largest changes first. */
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

/** Values a rank by its reciprocal: the first place counts most, the tenth little more than none. */
const height = (rank: Rank): number => (rank === null ? 0 : 1 / rank)
