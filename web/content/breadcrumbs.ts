import type { Breadcrumb, Copy, Sidebar, SidebarItem } from './page-data.ts'

/** The way to the current page: sidebar, categories, page. The last is the page, never a link. */
export function breadcrumbs(sidebar: Sidebar | undefined, label: Copy): Breadcrumb[] {
  if (!sidebar) return [{ label }]
  return [{ label: sidebar.title }, ...(trail(sidebar.items) ?? []), { label }]
}

function trail(items: readonly SidebarItem[]): Breadcrumb[] | undefined {
  for (const item of items) {
    if (item.kind === 'page') {
      if (item.current) return []
    } else if (item.kind === 'category' && item.open) {
      const { label, page } = item
      // The category's own page ends the way itself.
      if (page?.current) return []
      return [{ label, ...(page && { href: page.href }) }, ...(trail(item.items) ?? [])]
    }
  }
  return undefined
}
