import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type Revision, revisionsSchema } from './revisions.ts'

// An id with a dot belongs to a draft, a release, a review or another document that only users may read.
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

/** Time spans by the lake's clock. */
export interface RecentSpans {
  /** How far back to look, min. */
  minutes: number
  /** Age up to which a change counts as young, s. */
  grace: number
}

/** The recently changed published documents, all pages, and the ids of documents with a young change. */
export async function fetchRecentlyChanged(
  client: SanityClient,
  { minutes, grace }: RecentSpans,
): Promise<{ young: string[]; changed: Revision[]; pages: Revision[] }> {
  return schema.parse(await client.fetch(query, { minutes, grace }))
}
