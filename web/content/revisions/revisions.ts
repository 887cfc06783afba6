import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { PART, paginate } from '../lake/paginate.ts'

const query = defineQuery(
  `*[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id > $after] ${PART}{
    "id": _id, _id, _type, _rev, "path": path.current
  }`,
)

/** The schema of a stored list of revisions. */
export const revisionsSchema = z.array(
  z.object({ _id: z.string(), _type: z.string(), _rev: z.string(), path: z.string().nullish() }),
)

/** Id, type, revision and path of a published document. */
export type Revision = z.infer<typeof revisionsSchema>[number]

export async function fetchRevisions(client: SanityClient): Promise<Revision[]> {
  return paginate(client, query, revisionsSchema.element.extend({ id: z.string() }))
}
