import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { PART, paginate } from '../lake/paginate.ts'

const query = defineQuery(
  `*[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id > $after] ${PART}{
    "id": _id, _id, _type, _rev, "path": path.current
  }`,
)

/** A list of them, as it is kept in a file. */
export const revisionsSchema = z.array(
  z.object({ _id: z.string(), _type: z.string(), _rev: z.string(), path: z.string().nullish() }),
)

/** Which state a published document is in. */
export type Revision = z.infer<typeof revisionsSchema>[number]

/** The revisions of all published documents. */
export async function fetchRevisions(client: SanityClient): Promise<Revision[]> {
  return paginate(client, query, revisionsSchema.element.extend({ id: z.string() }))
}
