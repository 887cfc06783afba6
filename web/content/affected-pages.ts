import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery(`*[_type == "page" && defined(path.current) && (
  _id == $id ||
  $type != "page" && (
    references($id) ||
    references(*[_type == "apiOperation" && references($id)]._id) ||
    $type == "changelogEntry" && count(body.en[_type == "changelog"]) > 0
  )
)]{"id": _id, "path": path.current}`)

const result = z.array(z.object({ id: z.string(), path: z.string() }))

/**
 * The published pages whose words are those of a document: the page itself, or those that show the
 * operation, enum or changelog entry. A page that merely links to another has words of its own.
 */
export async function pagesShowing(client: SanityClient, id: string, type: string) {
  return result.parse(await client.fetch(query, { id, type }))
}
