import type { SanityClient } from '@sanity/client'
import type { ChangedSidebar } from './new-entries.ts'
import type { Stored } from './stored.ts'

const NAMING = `*[_type == "sidebar" && _id in path("drafts.**") && references($pages)]{
  "draft": @,
  "published": *[_id == string::split(^._id, "drafts.")[1]][0],
  "review": *[_id == "workflow." + string::split(^._id, "drafts.")[1]][0]
}`

type SidebarVersions = { draft: Stored; published: Stored | null; review: Stored | null }

/** Returns the drafts of sidebars that refer to one of the pages, with their published documents. */
export async function sidebarsNaming(
  client: Pick<SanityClient, 'fetch'>,
  pages: ReadonlySet<string>,
): Promise<Omit<ChangedSidebar, 'reviewed'>[]> {
  if (pages.size === 0) return []
  const params = { pages: [...pages] }
  const found = await client.fetch<SidebarVersions[]>(NAMING, params, { perspective: 'raw' })
  return found.map(({ draft, published, review }) => ({
    draft,
    published: published ?? undefined,
    review: review ?? undefined,
  }))
}
