import { property } from '../hits/property.ts'
import type { SearchOutcome } from '../hits/status-words.ts'

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
  return nbHits >= FEW_PAGES && wordsDropped(hits[0]) === 0 && !says(userData, 'broadened')
}

/** What a search in the reader's language, and in the fallback where that was asked, came to. */
export function searchOutcome(
  own: Answer,
  fallback: Answer | undefined,
): Omit<SearchOutcome, 'query'> {
  const others = fallback?.nbHits ? missingOf(fallback) : undefined
  const nearest = nearestOf(own) ?? (own.nbHits === 0 && fallback ? nearestOf(fallback) : undefined)
  return {
    count: own.nbHits + (fallback?.nbHits ?? 0),
    isBroadened: says(own.userData, 'broadened') || nearest !== undefined,
    isIncomplete: [own, fallback].some((each) => isIncomplete(each?.userData)),
    missing: missingOf(own).filter((word) => others?.includes(word) ?? true),
    nearest,
  }
}

/** Whether what was asked for itself is found in the fallback alone. */
export const isOfFallback = (own: Answer, fallback: Answer | undefined): boolean =>
  nearestOf(own) !== undefined && !!fallback?.nbHits && nearestOf(fallback) === undefined

/** Whether some of what was asked was not answered, or not whole. */
export const isIncomplete = (userData: unknown): boolean => says(userData, 'incomplete')

/** What `web/search/browser-client.ts` says of an answer. */
function said(userData: unknown, what: string): unknown {
  const [first]: unknown[] = Array.isArray(userData) ? userData : []
  return property(first, what)
}

const says = (userData: unknown, what: string): boolean => said(userData, what) === true

function missingOf({ userData }: Answer): string[] {
  const words = said(userData, 'missing')
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}

function nearestOf({ userData }: Answer): string | undefined {
  const words = said(userData, 'nearest')
  return typeof words === 'string' ? words : undefined
}

function wordsDropped(hit: unknown): number {
  const dropped = property(property(hit, 'text_match_info'), 'num_tokens_dropped')
  return typeof dropped === 'number' ? dropped : 0
}
