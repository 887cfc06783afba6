import type { Sidebar, SidebarItem } from '../model/page-data.ts'

/**
 * The sidebar of the page at `href`: its entry is marked as current, the categories around it are open. A page with
 * several entries is marked at the least nested one: pages shared by everyone are at the top, and of sibling `details`
 * with one name browsers keep only the first open.
 */
export function markCurrent<Placeless extends Pick<Sidebar, 'items'>>(
  sidebar: Placeless,
  href: string,
): Placeless {
  const home = places(sidebar.items, href).sort((a, b) => a.length - b.length)[0]
  return { ...sidebar, items: sidebar.items.map((item) => markItem(item, home ?? [])) }
}

/** The chains of entries that lead to a page, each ending with the page's own. */
function places(items: readonly SidebarItem[], href: string): SidebarItem[][] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return []
    if (item.kind === 'page') return item.href === href ? [[item]] : []
    const inside = places(item.items, href).map((way) => [item, ...way])
    return item.page?.href === href ? [[item], ...inside] : inside
  })
}

function markItem(item: SidebarItem, [next, ...rest]: readonly SidebarItem[]): SidebarItem {
  if (item.kind === 'link') return item
  const leads = item === next
  const current = leads && rest.length === 0
  if (item.kind === 'page') return { ...item, current }
  const { page, items } = item
  return {
    ...item,
    ...(page && { page: { ...page, current } }),
    open: leads,
    items: items.map((child) => markItem(child, leads ? rest : [])),
  }
}
