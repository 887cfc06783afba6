import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { contentClient } from '../../content/lake/client.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { fetchOperationPath } from '../../content/reference/operation-path.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { searchAlias } from '../../search/collection.ts'
import { searchParameters } from '../../search/parameters.ts'
import { broadened } from '../../search/query/broadened.ts'
import type { SearchRecord } from '../../search/record.ts'
import { createSearchClient } from '../../search/search-client.ts'
import { traced } from '../../server/tracing/tracing.ts'
import type { Documentation, SearchResult } from './documentation.ts'

/** Who asks is told within 6 s that the search does not answer. */
const PATIENCE = { seconds: 3, retries: 1 }

const { origin } = new URL(env.SITE_URL)

/** The documentation that this site shows. */
export const siteDocumentation: Documentation = {
  origin,
  page: cachedPage,
  operationPath: (name) => fetchOperationPath(contentClient(), name),
  search,
}

async function search(q: string, locale: Locale, limit: number): Promise<SearchResult[]> {
  const { version } = await cachedSiteLayout(locale)
  const key = env.TYPESENSE_SEARCH_KEY ?? ''
  const documents = createSearchClient(env.TYPESENSE_URL, key, PATIENCE)
    .collections<SearchRecord>(searchAlias(locale))
    .documents()
  const parameters = searchParameters(locale, version.name)
  const [answer] = await traced('search', () =>
    broadened(
      // What programs ask says nothing of what readers look for.
      [{ ...parameters, q, per_page: limit, enable_analytics: false }],
      (searches) => Promise.all(searches.map((search) => documents.search(search, {}))),
    ),
  )
  // The client takes any answer with status 200, a proxy's page as well.
  if (!answer?.grouped_hits)
    throw new Error(`The search at ${env.TYPESENSE_URL} answered what is no result of a search.`)
  const hits = answer.grouped_hits.slice(0, limit).flatMap((group) => group.hits.slice(0, 1))
  return hits.map(({ document: { hierarchy, identifiers, codes, content, url } }) => {
    const { lvl1, lvl2, lvl3, lvl4 } = hierarchy
    const trail = [lvl1, lvl2, lvl3, lvl4, identifiers?.[0] ?? codes?.[0]]
    return {
      title: trail.filter(Boolean).join(' › '),
      url: `${origin}${url}`,
      text: content ?? '',
    }
  })
}
