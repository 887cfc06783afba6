import { splitIdentifier } from './identifiers.ts'
import type { SearchRecord } from './record.ts'

type Part = Pick<SearchRecord, 'type' | 'hierarchy' | 'identifiers'>

/** Characters; headings and names further down a long page are found by their own records. */
const LONGEST = 4000

/**
 * The subject of a page in the words of its parts: headings, the names that it defines, and their values. The words of
 * a query are seldom in one line of a page, but often in the page.
 */
export function aboutPage(parts: readonly Part[]): string[] {
  const words = new Set<string>()
  let length = 0
  for (const { type, hierarchy, identifiers = [] } of parts) {
    const own =
      type === 'heading'
        ? [hierarchy.lvl4 ?? hierarchy.lvl3 ?? hierarchy.lvl2 ?? '']
        : type === 'parameter' || type === 'value'
          ? identifiers.map(splitIdentifier)
          : []
    for (const each of own) {
      if (!each || words.has(each) || length + each.length > LONGEST) continue
      words.add(each)
      length += each.length
    }
  }
  return [...words]
}
