import type { InstantSearchProps } from 'react-instantsearch'
import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter'
import type { SearchConnection } from '../../../search/connection.ts'
import { assertHits } from '../hits/hit.ts'
import { type Answer, hasAnswer, isIncomplete, isOfFallback } from './fallback.ts'

type Client = InstantSearchProps['searchClient'] & object

interface Request {
  indexName: string
  params?: { query?: string; page?: number; facetFilters?: unknown[] }
}

/** Timeout in seconds, after which the reader sees an error. */
const TIMEOUT_S = 4

/**
 * The search client of a connection. An empty query sends no request and has no results; the fallback is searched only
 * when the reader's own language has no answer.
 */
export function instantClient({ url, searchKey, own, fallback }: SearchConnection): Client {
  const collections = [own, ...(fallback ? [fallback] : [])]
  const adapter = new TypesenseInstantsearchAdapter({
    server: {
      apiKey: searchKey,
      nodes: [{ url }],
      connectionTimeoutSeconds: TIMEOUT_S,
      numRetries: 1,
      // Long enough for returning to a query, short enough to show a publish.
      cacheSearchResultsForSeconds: 10,
    },
    // The search server gets only the date for its counts of queries.
    additionalSearchParameters: { analytics_tag: new Date().toISOString().slice(0, 10) } as object,
    collectionSpecificSearchParameters: Object.fromEntries(
      // The adapter's type allows one value for `infix`; the server accepts one per field.
      collections.map((each) => [
        each.name,
        // The query is already counted in the reader's own language.
        { ...each.parameters, ...(each === fallback && { enable_analytics: false }) } as object,
      ]),
    ),
  })
  // The cast is needed as the type is the union of two clients; the site uses the first, which has `search`.
  const inner = adapter.searchClient as {
    search: (requests: Request[]) => Promise<{ results: Answer[] }>
  }
  const ask = async (requests: Request[]) => {
    try {
      const { results } = await inner.search(requests)
      for (const { hits } of results) assertHits(hits)
      if (results.some(({ userData }) => isIncomplete(userData))) adapter.clearCache()
      return results
    } catch (error) {
      // A malformed answer must not be cached for the next attempt.
      adapter.clearCache()
      throw error
    }
  }
  const unanswered = new Set<string>()
  const search = async (requests: Request[]) => {
    if (requests.every(({ params }) => !params?.query)) return { results: requests.map(nothing) }
    const ownResults = await ask(requests.filter(({ indexName }) => indexName === own.name))
    const others = requests.filter(({ indexName }) => indexName !== own.name)
    const query = others[0]?.params?.query ?? ''
    const [first] = requests
    // Further pages and filters do not change whether the first page had an answer.
    if (!first?.params?.page && !first?.params?.facetFilters?.length) {
      if (ownResults[0] && !hasAnswer(ownResults[0])) unanswered.add(query)
      else unanswered.delete(query)
    }
    const wanted = unanswered.has(query) && !first?.params?.facetFilters?.length
    const otherResults = !wanted
      ? others.map(nothing)
      : others.length > 0
        ? await ask(others.map(firstPage))
        : []
    if (ownResults[0] && isOfFallback(ownResults[0], otherResults[0])) ownResults[0] = nothing()
    const next = (isOwn: boolean) => (isOwn ? ownResults : otherResults).shift()
    return { results: requests.map(({ indexName }) => next(indexName === own.name)) }
  }
  return { ...adapter.searchClient, search } as unknown as Client // for the reason above
}

/** Resets the page: the fallback's widgets inherit it from the results in the reader's own language. */
function firstPage({ indexName, params }: Request): Request {
  return { indexName, params: { ...params, page: 0 } }
}

function nothing() {
  return {
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: 0,
    processingTimeMS: 0,
    exhaustiveNbHits: true,
    query: '',
    params: '',
  }
}
