import { createClient, type SanityClient } from '@sanity/client'
import { env } from '../../config/env.ts'
import { lakeConfig } from '../../content/lake/client.ts'

/** The client that publishes scheduled documents; undefined without a token for it. */
export function publishClient(): SanityClient | undefined {
  if (!env.SANITY_PUBLISH_TOKEN) return undefined
  return createClient({
    ...lakeConfig,
    token: env.SANITY_PUBLISH_TOKEN,
    perspective: 'raw',
    timeout: 30_000,
    maxRetries: 0,
  })
}
