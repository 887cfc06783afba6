import type { LocalizedText } from '../model/localized-text.ts'
import type { Breadcrumb, Sidebar, SidebarItem } from '../model/page-data.ts'

/** The way to the current page: sidebar, categories, page. The last is the page, never a link. */
export function breadcrumbs(sidebar: Sidebar | undefined, label: LocalizedText): Breadcrumb[] {
  if (!sidebar) return [{ label }]
  const { title, href, items } = sidebar
  return [{ label: title, ...(href && { href }) }, ...(trail(items) ?? []), { label }]
}

/** The categories on the way; nothing where the page is not below these. */
function trail(items: readonly SidebarItem[]): Breadcrumb[] | undefined {
  for (const item of items) {
    if (item.kind === 'page' && item.current) return []
    if (item.kind !== 'category' || !item.open) continue
    const { label, page } = item
    // The category's own page ends the way itself.
    if (page?.current) return []
    return [{ label, ...(page && { href: page.href }) }, ...(trail(item.items) ?? [])]
  }
  return undefined
}
