import type { Client } from 'typesense'
import type { Locale } from '../../config/locales.ts'
import { searchWithAnswer } from '../../search/answers/search-with-answer.ts'
import { searchAlias } from '../../search/collection.ts'
import { searchParameters } from '../../search/parameters.ts'
import { understandSearch } from '../../search/query/understand-search.ts'
import type { SearchRecord } from '../../search/record.ts'
import { successorsFirst } from '../../search/successors-first.ts'
import type { SearchFound } from './documentation.ts'

export interface PageQuery {
  q: string
  locale: Locale
  /** Name of the version to search. */
  version: string
  limit: number
}

/**
 * The pages that the search finds, the best first, with addresses below `origin`, and the single fact that was asked
 * for. Throws when the response is not a search server's.
 */
export async function searchPages(
  client: Client,
  { q, locale, version, limit }: PageQuery,
  origin: string,
): Promise<SearchFound> {
  const documents = documentsOf(client, locale)
  const {
    results: [found],
    answer,
  } = await searchWithAnswer(
    [{ ...searchParameters(locale, version), q, per_page: limit, ...uncounted }],
    (searches) => Promise.all(searches.map((search) => documents.search(search, {}))),
  )
  const groups = hitsOf(found?.grouped_hits)
    .slice(0, limit)
    .map(({ hits }) => hits.map(({ document }) => document))
  const results = successorsFirst(groups, ([best]) => ({
    url: best?.url_without_anchor ?? '',
    successor: best?.successor,
  })).flatMap(([best, ...others]) => {
    if (!best) return []
    const result = {
      title: titleOf(best),
      url: `${origin}${best.url}`,
      text: best.content ?? '',
      ...(best.deprecated && { deprecated: true as const }),
    }
    if (others.length === 0) return [result]
    return [{ ...result, others: others.map(({ url }) => `${origin}${url}`) }]
  })
  const all = {
    results,
    ...(found?.nearest && { searchedFor: found.nearest }),
    ...(found?.incomplete && { incomplete: true as const }),
  }
  if (!answer) return all
  const { subject, text, url } = answer
  return { answer: { text: `${subject}: ${text}`, url: `${origin}${url}` }, ...all }
}

/** The titles of a location, from its page down. */
function titleOf({ hierarchy, identifiers, codes }: SearchRecord): string {
  const { lvl1, lvl2, lvl3, lvl4 } = hierarchy
  return [lvl1, lvl2, lvl3, lvl4, identifiers?.[0] ?? codes?.[0]].filter(Boolean).join(' › ')
}

/** The addresses of the error table rows that the search finds, the best first. Throws like `searchPages`. */
export async function searchErrors(
  client: Client,
  { q, locale, version, limit }: PageQuery,
): Promise<string[]> {
  // Without grouping, which would return only the best few codes of a page.
  const { group_by, group_limit, filter_by, ...parameters } = searchParameters(locale, version)
  const { search, broader } = understandSearch({
    ...parameters,
    filter_by: `${filter_by} && type:=error`,
    q,
    per_page: limit,
    ...uncounted,
  })
  const ask = async (wanted: typeof search) =>
    hitsOf((await documentsOf(client, locale).search(wanted, {})).hits)
  const hits = await ask(search)
  const found = hits.length === 0 && broader ? await ask(broader) : hits
  return found.map(({ document }) => document.url)
}

/** Queries of programs would distort the analytics of readers. */
const uncounted = { enable_analytics: false }

const documentsOf = (client: Client, locale: Locale) =>
  client.collections<SearchRecord>(searchAlias(locale)).documents()

/** The client accepts any response with status 200, including a proxy's page. */
function hitsOf<Hit>(hits: Hit[] | undefined): Hit[] {
  if (!hits) throw new Error('What answered as the search answered no result of a search.')
  return hits
}
