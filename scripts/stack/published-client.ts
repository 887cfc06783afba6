import { createClient, type SanityClient } from '@sanity/client'
import type { Variables } from '../../schemas/environment/read-environment.ts'

/** Reads what is published in the lake of the stack, and may write to it. */
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
