import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { fetchSidebars, sidebarPageIds } from './stored-sidebar.ts'

const query = defineQuery(`*[_type == "page" && defined(path.current) && (
  references($id) ||
  references(*[_type in ["apiOperation", "apiChannel"] && references($id)]._id) ||
  $type == "changelogEntry" && count(body.en[_type == "changelog"]) > 0
)]._id`)

/**
 * The published pages whose words are those of a document: those that show the operation, channel, enum
 * or changelog entry, or stand in the sidebar. Not to be asked for a page: one that merely links to
 * another has words of its own.
 */
export async function pagesShowing(
  client: SanityClient,
  id: string,
  type: string,
): Promise<string[]> {
  if (type === 'sidebar') {
    const sidebars = await fetchSidebars(client)
    return sidebars.filter(({ _id }) => _id === id).flatMap(({ items }) => sidebarPageIds(items))
  }
  return z.array(z.string()).parse(await client.fetch(query, { id, type }))
}
