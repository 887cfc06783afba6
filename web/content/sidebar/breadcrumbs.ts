import type { LocalizedText } from '../model/localized-text.ts'
import type { Breadcrumb, Sidebar, SidebarItem } from '../model/page-data.ts'

/** The breadcrumbs of the current page: sidebar, categories, page. The last one is the page and never a link. */
export function breadcrumbs(sidebar: Sidebar | undefined, label: LocalizedText): Breadcrumb[] {
  if (!sidebar) return [{ label }]
  const { title, href, items } = sidebar
  return [{ label: title, ...(href && { href }) }, ...(trail(items) ?? []), { label }]
}

/** The categories that lead to the current page; undefined when the page is not among `items`. */
function trail(items: readonly SidebarItem[]): Breadcrumb[] | undefined {
  for (const item of items) {
    if (item.kind === 'page' && item.current) return []
    if (item.kind !== 'category' || !item.open) continue
    const { label, page } = item
    // On the category's own page the category is the last breadcrumb.
    if (page?.current) return []
    return [{ label, ...(page && { href: page.href }) }, ...(trail(item.items) ?? [])]
  }
  return undefined
}
