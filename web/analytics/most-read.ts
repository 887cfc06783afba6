import type { Locale } from '../config/locales.ts'
import { type Counts, partsOfKey } from './count-key.ts'

/** So many pages are named, and fewer than so many say nothing of what most want. */
const MOST = 6
const LEAST = 3

/** The paths of pages that readers of `locale` read most on `days`, the most read first; none where too little was counted. */
export function mostRead(days: readonly Counts[], locale: Locale): string[] {
  const readers = new Map<string, number>()
  for (const day of days)
    for (const [key, count] of day) {
      const [of, spoken, path, what] = partsOfKey(key)
      // The landing page leads to what is read.
      if (of !== 'page' || spoken !== locale || !path || what !== 'readers') continue
      readers.set(path, (readers.get(path) ?? 0) + count)
    }
  if (readers.size < LEAST) return []
  const sorted = [...readers].sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))
  return sorted.slice(0, MOST).map(([path]) => path)
}
