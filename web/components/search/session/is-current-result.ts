import type { useInstantSearch } from 'react-instantsearch'

type Search = Pick<ReturnType<typeof useInstantSearch>, 'results' | 'status'>

/**
 * Whether the results answer `query`. They may still belong to the previous query, and before the first answer
 * InstantSearch returns artificial results without hits for the current one.
 */
export function isCurrentResult({ results, status }: Search, query: string): boolean {
  return status === 'idle' && results.query === query && !results.__isArtificial
}
