import { interpolate } from '../words/interpolate.ts'
import type { SearchLabels } from '../words/search-labels.ts'

export interface SearchOutcome {
  query: string
  /** Number of pages. */
  count: number
  /** Whether the search was broadened, because little was found as typed. */
  isBroadened: boolean
  /** Whether the search server was unable to search everything. */
  isIncomplete: boolean
  /** Words of the query that are on no page. */
  missing: readonly string[]
  /** The query in the nearest words of the index, for which results are shown instead. */
  nearest: string | undefined
}

/** The status of a search, both shown and announced. */
export function statusWords(
  labels: SearchLabels,
  { query, count, isBroadened, isIncomplete, missing, nearest }: SearchOutcome,
): string {
  const none = interpolate(labels.noResults, { q: query })
  const found =
    count === 0 ? none : count === 1 ? labels.foundOne : interpolate(labels.foundMany, { count })
  if (isIncomplete) return interpolate(labels.incomplete, { found })
  if (count === 0) return found
  if (nearest) return interpolate(labels.nearest, { none, q: nearest })
  if (missing.length > 0) return interpolate(labels.missing, { found, words: missing.join(', ') })
  return isBroadened ? interpolate(labels.broadened, { found }) : found
}
