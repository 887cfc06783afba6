import type { SanityClient } from 'sanity'

/**
 * Emits at the start, when the connection is back, and for each change of a document that `query` selects. Since
 * version 2025-02-19 of the API a listener that does not ask for them hears of no drafts:
 * https://www.sanity.io/docs/content-lake/realtime-updates
 */
export const documentChanges = (
  client: SanityClient,
  query: string,
  params: Record<string, unknown>,
) =>
  client.listen(query, params, {
    events: ['welcome', 'mutation'],
    includeAllVersions: true,
    includeResult: false,
    visibility: 'query',
  })
