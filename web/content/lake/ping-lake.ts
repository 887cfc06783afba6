import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery('count(*[_type == "siteSettings"])')

/** Resolves when the lake has answered a small query, so host, dataset and token are right. */
export async function pingLake(client: SanityClient, signal: AbortSignal): Promise<void> {
  z.number().parse(await client.fetch(query, {}, { signal }))
}
