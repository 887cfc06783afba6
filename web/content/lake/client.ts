import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { env } from '../../config/env.ts'

/** The lake that the site reads, whatever is read of it. */
export const lakeConfig: ClientConfig = {
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: '2025-02-19',
  // The site caches for itself and must read what was published a moment ago.
  useCdn: false,
  ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
}

// A reader may be waiting, and the page's last state is at hand; for a build nobody waits, and a lake
// that is slow once must not end it. In ms.
const patience =
  env.NEXT_PHASE === 'phase-production-build'
    ? { timeout: 15_000, maxRetries: 2 }
    : { timeout: 2000, maxRetries: 1 }

let client: SanityClient | undefined

/** The client that reads published content; one for the process. */
export function contentClient(): SanityClient {
  client ??= createClient({
    ...lakeConfig,
    perspective: 'published',
    ...patience,
    retryDelay: (attempt) => 50 * 2 ** attempt,
    ...(env.SANITY_READ_TOKEN && { token: env.SANITY_READ_TOKEN }),
  })
  return client
}
