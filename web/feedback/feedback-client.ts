import { createClient, type SanityClient } from '@sanity/client'
import { env } from '../config/env.ts'
import { lakeConfig } from '../content/lake/client.ts'

/** The client that stores reports; undefined where the site has no token for it, and takes none. */
export function feedbackClient(): SanityClient | undefined {
  if (!env.SANITY_FEEDBACK_TOKEN) return undefined
  return createClient({
    ...lakeConfig,
    token: env.SANITY_FEEDBACK_TOKEN,
    perspective: 'raw',
    // A reader waits, and the browser tries again.
    timeout: 5000,
    maxRetries: 0,
  })
}
