import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery(`count(*[_id in path("drafts.**")])`)

/** Number of drafts that the client can read; its perspective must be raw. */
export async function countDrafts(client: SanityClient): Promise<number> {
  return z.number().parse(await client.fetch(query))
}
