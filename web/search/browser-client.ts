import { looksPrivate } from './looks-private.ts'
import {
  type BroadenedResult,
  isUnfinished,
  type SearchAnswer,
  searchBroadly,
} from './query/search-broadly.ts'
import type { WordedSearch } from './query/understand-search.ts'

export interface BrowserClientConfiguration {
  apiKey: string
  nodes: { url: string }[]
  connectionTimeoutSeconds: number
  numRetries: number
  cacheSearchResultsForSeconds: number
}

/** Maximum number of cached results. */
const CACHE_SIZE = 100

/**
 * Replaces Typesense's client in bundles for browsers (`resolveAlias` in next.config): the adapter uses only this call,
 * and the whole client is 33 kB. Results are cached for a while, failures never; a failed request is retried, a
 * time-out is not.
 */
export class SearchClient {
  readonly multiSearch = {
    perform: async (
      body: { searches: WordedSearch[] },
      parameters: Record<string, unknown> = {},
    ) => {
      let isFirst = true
      const results = await searchBroadly(body.searches.map(discreet), async (searches) => {
        const isMore = !isFirst
        isFirst = false
        const response = this.search(JSON.stringify({ ...body, searches }), parameters)
        // Earlier results are shown, marked as incomplete.
        const answers = await response.then(answersOf).catch((error: unknown) => {
          if (isMore) return searches.map((): SearchAnswer => ({}))
          throw error
        })
        if (answers.some(isUnfinished)) this.kept.clear()
        return answers
      })
      return { results: results.map((each, at) => asAsked(each, body.searches[at]?.q)) }
    },
  }
  private readonly configuration: BrowserClientConfiguration
  private readonly kept = new Map<string, { until: number; answer: Promise<unknown> }>()

  constructor(configuration: BrowserClientConfiguration) {
    this.configuration = configuration
  }

  private search(body: string, parameters: Record<string, unknown>): Promise<unknown> {
    const { apiKey, nodes, numRetries, cacheSearchResultsForSeconds } = this.configuration
    const url = new URL('multi_search', `${nodes[0]?.url.replace(/\/$/, '')}/`)
    for (const [name, value] of Object.entries(parameters))
      url.searchParams.set(name, String(value))
    url.searchParams.set('x-typesense-api-key', apiKey)
    const key = `${url.search} ${body}`
    const now = performance.now()
    const known = this.kept.get(key)
    if (known && known.until > now) return known.answer
    const answer = this.attempt(url, body, numRetries)
    this.kept.delete(key)
    this.kept.set(key, { until: now + cacheSearchResultsForSeconds * 1000, answer })
    const [oldest] = this.kept.keys()
    if (this.kept.size > CACHE_SIZE && oldest !== undefined) this.kept.delete(oldest)
    answer.catch(() => {
      if (this.kept.get(key)?.answer === answer) this.kept.delete(key)
    })
    return answer
  }

  private async attempt(url: URL, body: string, retries: number): Promise<unknown> {
    const timeout = AbortSignal.timeout(this.configuration.connectionTimeoutSeconds * 1000)
    try {
      // Plain text is a simple request, so the browser sends no CORS preflight.
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body,
        signal: timeout,
      })
      if (!response.ok) throw new SearchRefused(response.status)
      return await response.json()
    } catch (error) {
      const final = error instanceof SearchRefused && error.status < 500
      if (final || timeout.aborted || retries === 0) throw error
      return this.attempt(url, body, retries - 1)
    }
  }
}

/** The results in a response; throws when it has none. */
function answersOf(answer: unknown): SearchAnswer[] {
  const results: unknown =
    typeof answer === 'object' && answer !== null && 'results' in answer
      ? answer.results
      : undefined
  if (!isList(results)) throw new Error('The search server answered what is no result of a search.')
  return results
}

/** Only the outer shape is checked: missing fields read as undefined. */
const isList = (value: unknown): value is SearchAnswer[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null)

/** The result as that of the typed query; the adapter passes `metadata` on. */
function asAsked(
  { broadened, incomplete, missing, nearest, ...answer }: BroadenedResult<SearchAnswer>,
  q: string | undefined,
) {
  const { request_params } = answer
  const metadata = { broadened, incomplete, missing, nearest }
  const isPlain = !broadened && !incomplete && missing.length === 0
  return {
    ...answer,
    ...(request_params ? { request_params: { ...request_params, q } } : {}),
    ...(isPlain ? {} : { metadata }),
  }
}

/** The search without analytics when the query looks private. */
function discreet<Search extends { q?: string }>(search: Search) {
  return looksPrivate(search.q ?? '') ? { ...search, enable_analytics: false } : search
}

class SearchRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The search server answered ${status}.`)
    this.status = status
  }
}
