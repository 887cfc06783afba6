import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery(`*[_type == "page" && defined(path.current) && (
  _id == $id ||
  references($id) ||
  references(*[_type == "apiOperation" && references($id)]._id)
)]{"id": _id, "path": path.current}`)

const result = z.array(z.object({ id: z.string(), path: z.string() }))

/** The published pages that show words of the document `id`: itself, or through its operations and enums. */
export async function pagesShowing(client: SanityClient, id: string) {
  return result.parse(await client.fetch(query, { id }))
}
