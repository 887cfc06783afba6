import type { SanityClient } from 'sanity'

export type SidebarEntry =
  | { type: 'page'; id: string; title: string }
  | { type: 'category'; id: string; title: string; items: SidebarEntry[] }

type RawEntry = {
  _key: string
  page: string | null
  pageTitle: string | null
  label: string | null
  items?: RawEntry[] | null
}

type RawSidebar = { _id: string; title: string | null; items: RawEntry[] | null }

const ENTRY = `_key, "page": page._ref, "label": label.en,
  "pageTitle": coalesce(page->sidebarLabel.en, page->title.en)`

// GROQ has no recursion; three levels are more than the sidebars have.
const SIDEBARS = `*[_type == "sidebar" && !(_id in path("drafts.**"))] | order(title.en asc) {
  _id, "title": title.en,
  items[]{${ENTRY}, items[]{${ENTRY}, items[]{${ENTRY}}}}
}`

/** The published sidebars as trees of titles; a category's own page is the first of its entries. */
export async function sidebarTree(
  client: Pick<SanityClient, 'fetch'>,
): Promise<{ id: string; title: string; items: SidebarEntry[] }[]> {
  const sidebars = await client.fetch<RawSidebar[]>(SIDEBARS)
  return sidebars.map(({ _id, title, items }) => ({
    id: _id,
    title: title ?? 'Sidebar without a title',
    items: unique((items ?? []).flatMap(entryOf)),
  }))
}

function entryOf(raw: RawEntry): SidebarEntry[] {
  const page: SidebarEntry[] = raw.page
    ? [
        {
          type: 'page',
          id: raw.page,
          title: (!raw.items && raw.label) || raw.pageTitle || raw.page,
        },
      ]
    : []
  if (!raw.items) return page
  const items = unique([...page, ...raw.items.flatMap(entryOf)])
  return [{ type: 'category', id: raw._key, title: raw.label ?? 'Category', items }]
}

/** A list may hold an id once only; a page that stands twice in one category is listed once. */
function unique(entries: SidebarEntry[]): SidebarEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()]
}
