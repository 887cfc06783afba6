import type { PageLink, Sidebar, SidebarItem, SidebarPage } from '../model/page-data.ts'

/** The pages before and after the current one in the order of its sidebar. */
export function neighbours(sidebar: Sidebar | undefined): { previous?: PageLink; next?: PageLink } {
  const pages = sidebar ? sidebarPages(sidebar.items) : []
  const index = pages.findIndex((page) => page.current)
  if (index < 0) return {}
  const previous = pages[index - 1]
  const next = pages[index + 1]
  return { ...(previous && { previous: link(previous) }), ...(next && { next: link(next) }) }
}

/** The pages of a tree in reading order; a category's own page comes before its nested pages. */
export function sidebarPages(items: readonly SidebarItem[]): SidebarPage[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return []
    if (item.kind === 'page') return [item]
    return [...(item.page ? [item.page] : []), ...sidebarPages(item.items)]
  })
}

function link({ label, href }: SidebarPage): PageLink {
  return { label, href }
}
