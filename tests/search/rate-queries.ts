import type { Client } from 'typesense'
import { pageHref } from '../../web/config/paths.ts'
import { searchAlias } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { searchBroadly } from '../../web/search/query/search-broadly.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { isAt } from '../../web/search/trial/rank-queries.ts'
import type { Expectation } from './relevance-table.ts'

/** Comparison of an answer with the expectation. */
export interface RatedQuery extends Expectation {
  /** Whether the first hit is expected; without expected places, whether nothing was found. */
  first: boolean
  /** Whether an expected place is among the hits shown of the first three pages. */
  inThree: boolean
  /** Position of the first expected page, from 1; undefined when none is found. */
  rank: number | undefined
  /** The actual addresses, best first. */
  answer: string[]
}

/** Number of pages in an answer that are examined. */
export const PAGES = 10

/** Searches each query of the table with the site's own parameters, and rates the answers. */
export async function rateQueries(
  client: Client,
  version: string,
  expectations: readonly Expectation[],
): Promise<RatedQuery[]> {
  const rated: RatedQuery[] = []
  for (const expected of expectations) rated.push(await rateQuery(client, version, expected))
  return rated
}

async function rateQuery(
  client: Client,
  version: string,
  expected: Expectation,
): Promise<RatedQuery> {
  const { q, locale, places } = expected
  const [answer] = await searchBroadly(
    [{ ...searchParameters(locale, version), q, per_page: PAGES, enable_analytics: false }],
    (searches) =>
      Promise.all(
        searches.map((search) =>
          client.collections<SearchRecord>(searchAlias(locale)).documents().search(search, {}),
        ),
      ),
  )
  const pages = (answer?.grouped_hits ?? []).map((group) => group.hits.map((hit) => hit.document))
  const stands = (record: SearchRecord | undefined) =>
    record !== undefined && places.some((place) => isAt(record, place))
  const nothing = pages.length === 0
  return {
    ...expected,
    first: places.length === 0 ? nothing : stands(pages[0]?.[0]),
    inThree: places.length === 0 ? nothing : pages.slice(0, 3).flat().some(stands),
    rank: rankOf(
      expected,
      pages.flatMap(([best]) => best?.url_without_anchor ?? []),
    ),
    answer: pages.flat().slice(0, 5).map(label),
  }
}

/** Position, from 1, of the first expected page among page addresses. */
export function rankOf({ places, locale }: Expectation, pages: readonly string[]) {
  if (places.length === 0) return pages.length === 0 ? 1 : undefined
  const wanted = places.map((place) => pageHref(place.replace(/#.*/, ''), locale))
  const at = pages.findIndex((page) => wanted.includes(page))
  return at < 0 ? undefined : at + 1
}

const label = ({ url, type }: SearchRecord) => `${url.replace(/^\/docs\//, '')} (${type})`
