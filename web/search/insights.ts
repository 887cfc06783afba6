import type { Client } from 'typesense'
import { Errors } from 'typesense'
import { type Locale, locales } from '../config/locales.ts'
import { searchAlias } from './collection.ts'

/** Kinds of counted queries: with results and without. */
export const insightKinds = ['popular_queries', 'nohits_queries'] as const
export type InsightKind = (typeof insightKinds)[number]

/** Maximum number of distinct queries and days stored for each kind and locale, by frequency. */
const LIMIT = 5000

/** The collection in which the search server counts queries. Readers' keys have no access. */
export function insightsCollection(kind: InsightKind, locale: Locale): string {
  return `insights_${kind}_${searchAlias(locale)}`
}

/**
 * Makes the search server count queries by the day with which each search is tagged; earlier counts stay. Throws the
 * server's error: a Typesense started without analytics refuses.
 */
export async function setUpInsights(client: Client): Promise<void> {
  for (const locale of locales) {
    for (const kind of insightKinds) {
      const name = insightsCollection(kind, locale)
      await createOnce(client, name)
      await client.analytics.rules().upsert(name, {
        type: kind,
        collection: searchAlias(locale),
        event_type: 'search',
        params: {
          destination_collection: name,
          limit: LIMIT,
          capture_search_requests: true,
          meta_fields: ['analytics_tag'],
          expand_query: false,
        },
      })
    }
  }
}

async function createOnce(client: Client, name: string): Promise<void> {
  try {
    await client.collections().create({
      name,
      fields: [
        { name: 'q', type: 'string' },
        { name: 'count', type: 'int32' },
        { name: 'analytics_tag', type: 'string', facet: true, optional: true },
      ],
    })
  } catch (error) {
    if (!(error instanceof Errors.ObjectAlreadyExists)) throw error
  }
}
