import { interpolate } from '../words/interpolate.ts'
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
  const none = interpolate(labels.noResults, { q: query })
  const found =
    count === 0 ? none : count === 1 ? labels.foundOne : interpolate(labels.foundMany, { count })
  if (isIncomplete) return interpolate(labels.incomplete, { found })
  return isBroadened && count > 0 ? interpolate(labels.broadened, { found }) : found
}
