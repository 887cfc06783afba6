import type { useInstantSearch } from 'react-instantsearch'

type Search = Pick<ReturnType<typeof useInstantSearch>, 'results' | 'status'>

/**
 * Whether the results are those of `query`, as answered. They may still be of the query before, and
 * until the first answer InstantSearch fills in results of its own, without hits, of the query asked.
 */
export function isSettled({ results, status }: Search, query: string): boolean {
  return status === 'idle' && results.query === query && !results.__isArtificial
}
