import type { SanityClient } from 'sanity'

/**
 * Emits at the start, after each reconnection, and for each change of a document that `query` selects. Since API
 * version 2025-02-19 a listener receives changes of drafts only if it asks for them:
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
