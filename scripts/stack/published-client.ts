import { createClient, type SanityClient } from '@sanity/client'
import type { Variables } from '../../schemas/environment/read-environment.ts'

/** A client that reads published documents of the stack's lake and may write. */
export function publishedClient(env: Variables): SanityClient {
  return createClient({
    projectId: env['SANITY_PROJECT_ID'] ?? '',
    dataset: env['SANITY_DATASET'] ?? '',
    apiVersion: '2025-02-19',
    token: env['SANITY_WRITE_TOKEN'] ?? '',
    perspective: 'published',
    useCdn: false,
    timeout: 10_000,
    apiHost: env['SANITY_API_HOST'] ?? '',
    useProjectHostname: false,
  })
}
