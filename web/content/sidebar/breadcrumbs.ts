import type { LocalizedText } from '../model/localized-text.ts'
import type { Breadcrumb, Sidebar, SidebarItem } from '../model/page-data.ts'

/** The way to the current page: sidebar, categories, page. The last is the page, never a link. */
export function breadcrumbs(sidebar: Sidebar | undefined, label: LocalizedText): Breadcrumb[] {
  if (!sidebar) return [{ label }]
  return [{ label: sidebar.title }, ...(trail(sidebar.items) ?? []), { label }]
}

/** Of several places the one that is least deep: what a section for some shares with everyone is everyone's. */
function trail(items: readonly SidebarItem[]): Breadcrumb[] | undefined {
  return items.flatMap((item) => waysIn(item)).sort((a, b) => a.length - b.length)[0]
}

function waysIn(item: SidebarItem): Breadcrumb[][] {
  if (item.kind === 'page') return item.current ? [[]] : []
  if (item.kind !== 'category' || !item.open) return []
  const { label, page } = item
  // The category's own page ends the way itself.
  if (page?.current) return [[]]
  return [[{ label, ...(page && { href: page.href }) }, ...(trail(item.items) ?? [])]]
}
