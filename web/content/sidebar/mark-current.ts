import type { Sidebar, SidebarItem } from '../model/page-data.ts'

/**
 * The sidebar as the page at the address `href` shows it: marked where it is, and open on the way
 * there. Of several places it is marked at the least deep: what a section shares with everyone is
 * everyone's, and of lists beside each other browsers keep the first open one only.
 */
export function markCurrent<Placeless extends Pick<Sidebar, 'items'>>(
  sidebar: Placeless,
  href: string,
): Placeless {
  const home = places(sidebar.items, href).sort((a, b) => a.length - b.length)[0]
  return { ...sidebar, items: sidebar.items.map((item) => markItem(item, home ?? [])) }
}

/** The ways to a page: the entries that lead there, its own last. */
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
