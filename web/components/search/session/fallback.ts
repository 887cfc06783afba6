import { property } from '../hits/property.ts'

/** Fewer pages than this do not answer a query, and the pages in English are asked too. */
const FEW_PAGES = 3

interface Answer {
  nbHits: number
  hits: readonly unknown[]
  userData?: unknown
}

/**
 * Whether the results in the reader's language answer: there are some pages, and the first result
 * has every word of the query. Servers that do not say how many words they dropped dropped none.
 */
export function hasAnswer({ nbHits, hits, userData }: Answer): boolean {
  return nbHits >= FEW_PAGES && wordsDropped(hits[0]) === 0 && !isBroadened(userData)
}

/** Whether what was found is that of a broader search: `web/search/browser-client.ts` says so. */
export const isBroadened = (userData: unknown): boolean => says(userData, 'broadened')

/** Whether some of what was asked was not answered, or not whole. */
export const isIncomplete = (userData: unknown): boolean => says(userData, 'incomplete')

const says = (userData: unknown, what: string): boolean =>
  Array.isArray(userData) && userData.some((each) => property(each, what) === true)

function wordsDropped(hit: unknown): number {
  const dropped = property(property(hit, 'text_match_info'), 'num_tokens_dropped')
  return typeof dropped === 'number' ? dropped : 0
}
