import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type Revision, revisionsSchema } from './revisions.ts'

// Ids with a dot are drafts, releases, reviews and what else only users may read.
const query = defineQuery(`{
  "young": *[_id in path("*") && dateTime(_updatedAt) > dateTime(now()) - $grace]._id,
  "changed": *[_id in path("*")
    && dateTime(_updatedAt) > dateTime(now()) - 60 * $minutes]{_id, _type, _rev, "path": path.current},
  "pages": *[_type == "page" && _id in path("*") && defined(path.current)]
    {_id, _type, _rev, "path": path.current}
}`)
const schema = z.object({
  young: z.array(z.string()),
  changed: revisionsSchema,
  pages: revisionsSchema,
})

/** By the lake's clock. */
export interface Lately {
  /** How far back is looked. */
  minutes: number
  /** For so long, in seconds, is a change young. */
  grace: number
}

/** The published documents that changed lately, and all pages; the ids of those whose change is young. */
export async function fetchChangedLately(
  client: SanityClient,
  { minutes, grace }: Lately,
): Promise<{ young: string[]; changed: Revision[]; pages: Revision[] }> {
  return schema.parse(await client.fetch(query, { minutes, grace }))
}
