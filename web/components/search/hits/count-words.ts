import { fill } from '../words/fill.ts'
import type { SearchLabels } from '../words/search-labels.ts'

/** How many pages were found, in words. */
export function countWords(labels: SearchLabels, count: number): string {
  if (count === 0) return labels.foundNone
  return count === 1 ? labels.foundOne : fill(labels.foundMany, { count })
}
