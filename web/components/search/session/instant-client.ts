import type { InstantSearchProps } from 'react-instantsearch'
import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter'
import type { SearchConnection } from '../../../search/connection.ts'
import { assertHits } from '../hits/hit.ts'
import { hasAnswer, isIncomplete, isOfFallback } from './fallback.ts'

type Client = InstantSearchProps['searchClient'] & object

interface Request {
  indexName: string
  params?: { query?: string; page?: number; facetFilters?: unknown[] }
}
interface Result {
  nbHits: number
  hits: readonly unknown[]
  userData?: unknown
}

/** Seconds after which the reader is told that the search does not answer. */
const TIMEOUT_S = 4

/**
 * The search client of a connection. An empty query asks nothing and finds nothing; the fallback is
 * asked where the reader's own language does not answer, and finds nothing otherwise.
 */
export function instantClient({ url, searchKey, own, fallback }: SearchConnection): Client {
  const collections = [own, ...(fallback ? [fallback] : [])]
  const adapter = new TypesenseInstantsearchAdapter({
    server: {
      apiKey: searchKey,
      nodes: [{ url }],
      connectionTimeoutSeconds: TIMEOUT_S,
      numRetries: 1,
      // Long enough for going back to a query, short enough that a publish shows.
      cacheSearchResultsForSeconds: 10,
    },
    // The day is all that the search server is told for its counts of queries.
    additionalSearchParameters: { analytics_tag: new Date().toISOString().slice(0, 10) } as object,
    collectionSpecificSearchParameters: Object.fromEntries(
      // Its type knows one value of `infix` only; the server takes one for each field.
      collections.map((each) => [
        each.name,
        // Asked because the own language did not answer, where the query counts already.
        { ...each.parameters, ...(each === fallback && { enable_analytics: false }) } as object,
      ]),
    ),
  })
  // The adapter's type is the union of two clients; the site uses the first, which has `search`.
  const inner = adapter.searchClient as {
    search: (requests: Request[]) => Promise<{ results: Result[] }>
  }
  const ask = async (requests: Request[]) => {
    try {
      const { results } = await inner.search(requests)
      for (const { hits } of results) assertHits(hits)
      if (results.some(({ userData }) => isIncomplete(userData))) adapter.clearCache()
      return results
    } catch (error) {
      // What was answered wrongly must not be the answer to the next attempt too.
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
    // Further pages of the results do not change what the first said; filters limit what is there.
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

/** The fallback's widgets take over how far the reader got in the results of their own language. */
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
