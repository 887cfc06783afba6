import { z } from 'zod'

import type { RunningStack } from '../stack/running-stack.ts'
import { type Answer, type Sent, sendJson } from './send.ts'

const parsed = z.object({
  results: z.array(
    z.looseObject({
      code: z.number().optional(),
      error: z.string().optional(),
      search_time_ms: z.number().optional(),
      hits: z.array(z.unknown()).optional(),
      grouped_hits: z.array(z.object({ hits: z.array(z.unknown()) })).optional(),
    }),
  ),
})

export type SearchResult = z.infer<typeof parsed>['results'][number]

/** Sends searches with the key that every reader has. */
export const multiSearch = (
  { search, searchKeys }: RunningStack,
  searches: readonly unknown[],
  sent: Sent = {},
): Promise<Answer> =>
  sendJson(
    search,
    '/multi_search',
    { searches },
    {
      ...sent,
      headers: { 'x-typesense-api-key': searchKeys.search },
    },
  )

export const resultsOf = ({ text }: Answer): SearchResult[] =>
  parsed.parse(JSON.parse(text)).results

export const hitsOf = ({ hits = [], grouped_hits = [] }: SearchResult): number =>
  hits.length + grouped_hits.reduce((sum, group) => sum + group.hits.length, 0)

/** What the site's own dialog sends for these words. */
export const asTheSite = (
  { searchCollections, searchParameters }: RunningStack,
  more: Record<string, unknown>,
) => ({ ...searchParameters.en, collection: searchCollections.en, per_page: 5, ...more })
