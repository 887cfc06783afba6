import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { type Client, Errors } from 'typesense'
import {
  type InsightsAccess,
  insightsAccess,
  insightsAccessId,
} from '../../schemas/insights-access.ts'
import { locales } from '../../web/config/locales.ts'
import { insightKinds, insightsCollection, setUpInsights } from '../../web/search/insights.ts'
import { createSearchClient } from '../../web/search/search-client.ts'

const collections: InsightsAccess['collections'] = locales.flatMap((locale) =>
  insightKinds.map((kind) => ({ name: insightsCollection(kind, locale), locale, kind })),
)

/**
 * Lets the search server count queries and the Studio read the counts: the key for that, which has no other right, is
 * stored in a document of the lake that only its users can read. Does nothing if all of this is set up. Returns the
 * state, or the reason of a failure, for the terminal.
 */
export async function enableInsights(
  search: Client,
  url: string,
  lake: SanityClient | undefined,
): Promise<string> {
  try {
    await setUpInsights(search)
  } catch (error) {
    const refused = error instanceof Errors.TypesenseError && (error.httpStatus ?? 500) < 500
    if (!refused || error instanceof Errors.RequestUnauthorized) throw error
    return `Queries are not counted: the search server answered "${error.message}". A Typesense counts when it was started with --enable-search-analytics and --analytics-dir.`
  }
  if (!lake) return 'Queries are counted. To show the counts in the Studio, set SANITY_WRITE_TOKEN.'
  const known = insightsAccess.safeParse(await lake.getDocument(insightsAccessId))
  const kept = known.success && known.data.url === url && (await opens(known.data))
  if (!kept) {
    const access: InsightsAccess = { url, key: randomBytes(24).toString('base64url'), collections }
    await search.keys().create({
      description: 'Counts of queries, for the Studio',
      actions: ['documents:search'],
      collections: collections.map(({ name }) => name),
      value: access.key,
    })
    await lake.createOrReplace({
      _id: insightsAccessId,
      _type: 'searchInsightsAccess',
      ...access,
      collections: collections.map((each) => ({ _key: each.name, ...each })),
    })
  }
  return 'Queries are counted; the Studio shows them under Insights.'
}

/** Whether the key can read every collection that it should. */
async function opens(access: InsightsAccess): Promise<boolean> {
  if (!isDeepStrictEqual(access.collections, collections)) return false
  const client = createSearchClient(access.url, access.key)
  try {
    for (const { name } of collections)
      await client
        .collections(name)
        .documents()
        .search({ q: '*', per_page: 0, enable_analytics: false }, {})
    return true
  } catch (error) {
    if (error instanceof Errors.RequestUnauthorized) return false
    throw error
  }
}
