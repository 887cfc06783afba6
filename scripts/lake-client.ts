import { createClient, type SanityClient } from '@sanity/client'
import type { ScriptsEnv } from './env.ts'
import { retryWrites } from './retry-writes.ts'

/** The newest API version that this project was written against. */
const API_VERSION = '2025-02-19'

/** A client that reads and writes every document, drafts included; each request times out after 60 s. */
export function lakeClient(
  env: Pick<
    ScriptsEnv,
    'SANITY_PROJECT_ID' | 'SANITY_DATASET' | 'SANITY_API_HOST' | 'SANITY_WRITE_TOKEN'
  >,
): SanityClient {
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: API_VERSION,
    token: env.SANITY_WRITE_TOKEN,
    perspective: 'raw',
    useCdn: false,
    timeout: 60_000,
    maxRetries: 5,
    requestHandler: retryWrites(),
    ...(env.SANITY_API_HOST !== undefined && {
      apiHost: env.SANITY_API_HOST,
      useProjectHostname: false,
    }),
  })
}
