import { interpolate } from '../words/interpolate.ts'
import type { SearchLabels } from '../words/search-labels.ts'

export interface SearchOutcome {
  query: string
  /** Pages. */
  count: number
  /** The search was made broader, because little was found as typed. */
  isBroadened: boolean
  /** The search server did not look everywhere. */
  isIncomplete: boolean
  /** Words of the query that no page has. */
  missing: readonly string[]
  /** The query in the nearest words of the index, of which the results are instead. */
  nearest: string | undefined
}

/** What a search came to, in words that are both shown and read out. */
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
