import type { InstantSearchProps } from 'react-instantsearch'
import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter'
import type { SearchConnection } from '../../search/connection.ts'

type Client = InstantSearchProps['searchClient'] & object

const clients = new Map<string, Client>()

/** The search client of a connection, made once. An empty query asks nothing and finds nothing. */
export function instantClient({
  url,
  searchKey,
  collection,
  parameters,
}: SearchConnection): Client {
  const name = `${url} ${searchKey} ${collection}`
  const known = clients.get(name)
  if (known) return known
  // The adapter makes the filter itself, from InstantSearch's own `filters`.
  const { filter_by: _, ...additionalSearchParameters } = parameters
  const adapter = new TypesenseInstantsearchAdapter({
    server: {
      apiKey: searchKey,
      nodes: [{ url }],
      connectionTimeoutSeconds: 4,
      numRetries: 1,
      // Long enough for going back to a query, short enough that a publish shows.
      cacheSearchResultsForSeconds: 10,
    },
    // Its type knows one value of `infix` only; the server takes one for each field.
    // The day is all that the search server is told for its counts of queries.
    additionalSearchParameters: {
      ...additionalSearchParameters,
      analytics_tag: new Date().toISOString().slice(0, 10),
    } as object,
  })
  // The adapter's type is the union of two clients; the site uses the first, which has `search`.
  const inner = adapter.searchClient as { search: (requests: Request[]) => Promise<unknown> }
  const client = {
    ...adapter.searchClient,
    search: (requests: Request[]) =>
      requests.every((request) => !request.params?.query)
        ? Promise.resolve({ results: requests.map(() => nothing) })
        : inner.search(requests),
  } as unknown as Client // for the reason above
  clients.set(name, client)
  return client
}

interface Request {
  params?: { query?: string }
}

const nothing = {
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
