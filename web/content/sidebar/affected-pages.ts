import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { Reader } from '../lake/reader.ts'
import { fetchSidebar, sidebarPageIds } from './stored-sidebar.ts'

const users = defineQuery(`*[_type in ["apiOperation", "apiChannel"] && references($id)]._id`)
const showing = defineQuery(
  `*[_type == "page" && references($ids) && defined(path.current)] | order(_id)._id`,
)
const telling = defineQuery(
  `*[_type == "page" && defined(path.current) && count(body.en[_type == "changelog"]) > 0]._id`,
)
const ids = z.array(z.string())

/**
 * The published pages whose text includes that of a document: pages that show the operation, channel, enum or changelog
 * entry, or are in the sidebar. Not for a page's id: a page that only links to another has its own text.
 */
export async function pagesShowing(
  client: SanityClient,
  id: string,
  type: string,
): Promise<string[]> {
  if (type === 'sidebar') {
    return sidebarPageIds((await fetchSidebar(new Reader(client), id))?.items ?? [])
  }
  const through = ids.parse(await client.fetch(users, { id }))
  const [shown, announced] = await Promise.all([
    client.fetch(showing, { ids: [id, ...through] }).then((found) => ids.parse(found)),
    type === 'changelogEntry' ? client.fetch(telling).then((found) => ids.parse(found)) : [],
  ])
  return [...new Set([...shown, ...announced])]
}
