import { property } from '../../../enhancements/property.ts'
import type { SearchOutcome } from '../hits/status-words.ts'

/** Number of pages below which results do not answer a query, so that English pages are searched too. */
const FEW_PAGES = 3

export interface Answer {
  nbHits: number
  hits: readonly unknown[]
  userData?: unknown
}

/**
 * Whether the results in the reader's language answer the query: there are enough pages, and the first result contains
 * every word. A server that does not report dropped words has dropped none.
 */
export function hasAnswer({ nbHits, hits, userData }: Answer): boolean {
  return nbHits >= FEW_PAGES && wordsDropped(hits[0]) === 0 && !says(userData, 'broadened')
}

/** The outcome of a search in the reader's language, and in the fallback if that was searched. */
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

/** Whether only the fallback contains the query as typed. */
export const isOfFallback = (own: Answer, fallback: Answer | undefined): boolean =>
  nearestOf(own) !== undefined && !!fallback?.nbHits && nearestOf(fallback) === undefined

/** Whether parts of the query were not answered, or not completely. */
export const isIncomplete = (userData: unknown): boolean => says(userData, 'incomplete')

/** A value that `web/search/browser-client.ts` adds to an answer. */
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
