import { fill } from '../words/fill.ts'
import type { SearchLabels } from '../words/search-labels.ts'

interface Outcome {
  query: string
  /** Pages. */
  count: number
  /** The search was made broader, because little was found as typed. */
  isBroadened: boolean
  /** The search server did not look everywhere. */
  isIncomplete: boolean
}

/** What a search came to, in words that are both shown and read out. */
export function statusWords(
  labels: SearchLabels,
  { query, count, isBroadened, isIncomplete }: Outcome,
): string {
  const none = fill(labels.noResults, { q: query })
  const found =
    count === 0 ? none : count === 1 ? labels.foundOne : fill(labels.foundMany, { count })
  if (isIncomplete) return fill(labels.incomplete, { found })
  return isBroadened && count > 0 ? fill(labels.broadened, { found }) : found
}
