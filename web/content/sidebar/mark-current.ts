import type { Sidebar, SidebarItem } from '../model/page-data.ts'

/** The sidebar as the page at the address `href` shows it: marked where it is, and open on the way there. */
export function markCurrent<Placeless extends Pick<Sidebar, 'items'>>(
  sidebar: Placeless,
  href: string,
): Placeless {
  return { ...sidebar, items: sidebar.items.map((item) => markItem(item, href)) }
}

function markItem(item: SidebarItem, href: string): SidebarItem {
  if (item.kind === 'link') return item
  if (item.kind === 'page') return { ...item, current: item.href === href }
  const items = item.items.map((child) => markItem(child, href))
  const { page } = item
  const open = page?.href === href || items.some(leadsToCurrent)
  return { ...item, ...(page && { page: { ...page, current: page.href === href } }), open, items }
}

/** Whether an entry is the current page, or holds it. */
export function leadsToCurrent(item: SidebarItem): boolean {
  return item.kind === 'page' ? item.current : item.kind === 'category' && item.open
}
