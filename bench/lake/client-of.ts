import { createClient, type SanityClient } from '@sanity/client'

export const TOKEN = 'a-token-for-measuring'

/** A client of the lake that is measured. */
export const clientOf = (url: string): SanityClient =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    perspective: 'published',
    token: TOKEN,
  })
