import { fill } from '../words/fill.ts'
import type { SearchLabels } from '../words/search-labels.ts'

interface Outcome {
  query: string
  /** Pages. */
  count: number
  /** The search was made broader, because little was found as typed. */
  isBroadened: boolean
}

/** What a search came to, in words that are both shown and read out. */
export function statusWords(labels: SearchLabels, { query, count, isBroadened }: Outcome): string {
  if (count === 0) return fill(labels.noResults, { q: query })
  const found = count === 1 ? labels.foundOne : fill(labels.foundMany, { count })
  return isBroadened ? fill(labels.broadened, { found }) : found
}
