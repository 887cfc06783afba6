import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { env } from '../../config/env.ts'

/** Connection of the site to the lake, for every perspective. */
export const lakeConfig: ClientConfig = {
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: '2025-02-19',
  // The site has its own cache, and must read what was published a moment ago.
  useCdn: false,
  ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
}

// A reader may be waiting, and the last good page is at hand. Nobody waits for a build, and one slow response must not
// fail it. Times in ms.
const patience =
  env.NEXT_PHASE === 'phase-production-build'
    ? { timeout: 15_000, maxRetries: 2 }
    : { timeout: 2000, maxRetries: 1 }

let client: SanityClient | undefined

/** The client for published content, one per process. */
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
