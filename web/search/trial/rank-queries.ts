import type { Client } from 'typesense'
import type { SearchResponse } from 'typesense/lib/Typesense/Documents'
import type { TriedQuery } from '../../../schemas/search-trial.ts'
import { pageHref } from '../../config/paths.ts'
import { searchParameters } from '../parameters.ts'
import { searchBroadly } from '../query/search-broadly.ts'
import type { WordedSearch } from '../query/understand-search.ts'
import type { SearchRecord } from '../record.ts'
import type { Rank } from './compare-ranks.ts'

/** A collection, and the stop word set for its searches. */
export interface RankedIndex {
  collection: string
  stopwords: string
}

const PAGES = 10
/** Default maximum of searches in one request to the server. */
const AT_ONCE = 50

/** The ranks of queries in an index, searched as readers do; `checkTime` throws when the time is up. */
export async function rankQueries(
  client: Client,
  { collection, stopwords }: RankedIndex,
  version: string,
  queries: readonly TriedQuery[],
  checkTime: () => void,
): Promise<Rank[]> {
  const ask = async (searches: (WordedSearch & object)[]) => {
    const found: SearchResponse<SearchRecord>[] = []
    for (let from = 0; from < searches.length; from += AT_ONCE) {
      checkTime()
      const part = searches.slice(from, from + AT_ONCE).map((search) => ({ ...search, collection }))
      const { results } = await client.multiSearch.perform<SearchRecord[]>({ searches: part })
      for (let at = 0; at < part.length; at++) found.push(assertAnswered(results[at]))
    }
    return found
  }
  const ranks: Rank[] = []
  for (let from = 0; from < queries.length; from += AT_ONCE) {
    const part = queries.slice(from, from + AT_ONCE)
    const searches = part.map(({ q, locale }) => ({
      ...searchParameters(locale, version),
      ...plain,
      stopwords,
      q,
    }))
    const found = await searchBroadly(searches, ask)
    ranks.push(...part.map(({ places }, at) => rankOf(places, found[at]?.grouped_hits ?? [])))
  }
  return ranks
}

/** Only the fields that locate a record, without analytics. */
const plain = {
  per_page: PAGES,
  include_fields: 'url_without_anchor,anchor,locale',
  highlight_fields: 'none',
  highlight_full_fields: 'none',
  enable_analytics: false,
}

/** Of several searches in a request, one may fail alone. */
function assertAnswered(
  result: SearchResponse<SearchRecord> | undefined,
): SearchResponse<SearchRecord> {
  if (result?.found === undefined)
    throw new Error(`The search server answered ${JSON.stringify(result)} to one of many searches.`)
  return result
}

function rankOf(
  places: readonly string[],
  groups: readonly { hits: readonly { document: unknown }[] }[],
): Rank {
  if (places.length === 0) return groups.length === 0 ? 1 : null
  const at = groups.findIndex(({ hits }) =>
    hits.some(({ document }) => places.some((place) => isAt(document as SearchRecord, place))),
  )
  return at < 0 ? null : at + 1
}

/** The fields of a record that say where it is. */
export type RecordAddress = Pick<SearchRecord, 'url_without_anchor' | 'locale' | 'anchor'>

/** Whether a record is on the page (`path`) and, with an anchor (`path#anchor`), at it or at a part of it. */
export function isAt(record: RecordAddress, place: string): boolean {
  const [path = '', anchor] = place.split('#')
  if (record.url_without_anchor !== pageHref(path, record.locale)) return false
  return (
    anchor === undefined || record.anchor === anchor || !!record.anchor?.startsWith(`${anchor}-`)
  )
}
