import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type Revision, revisionsSchema } from './revisions.ts'

// Ids with a dot are drafts, releases, reviews and what else only users may read.
const query = defineQuery(`{
  "changed": *[_id in path("*")
    && dateTime(_updatedAt) > dateTime(now()) - 60 * $minutes]{_id, _type, _rev, "path": path.current},
  "pages": *[_type == "page" && _id in path("*") && defined(path.current)]
    {_id, _type, _rev, "path": path.current}
}`)
const schema = z.object({ changed: revisionsSchema, pages: revisionsSchema })

/** The published documents that changed in the last `minutes` by the lake's clock, and all pages. */
export async function fetchChangedLately(
  client: SanityClient,
  minutes: number,
): Promise<{ changed: Revision[]; pages: Revision[] }> {
  return schema.parse(await client.fetch(query, { minutes }))
}
