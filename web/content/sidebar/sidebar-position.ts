import type { Sidebar, SidebarItem, SidebarPosition } from '../model/page-data.ts'

/** Of a page that is in several places the one that is least deep; undefined without one. */
export function sidebarPosition(sidebar: Sidebar | undefined): SidebarPosition | undefined {
  const places = [...depths(sidebar?.items ?? [], 0)]
  const own = places
    .map(({ depth, current }, place) => ({ pages: places.length, depth, place, current }))
    .filter(({ current }) => current)
    .sort((a, b) => a.depth - b.depth)[0]
  return own && { pages: own.pages, depth: own.depth, place: own.place }
}

/** The pages of a tree in reading order; a category's own is where the category does. */
function* depths(
  items: readonly SidebarItem[],
  depth: number,
): Generator<{ depth: number; current: boolean }> {
  for (const item of items) {
    if (item.kind === 'link') continue
    if (item.kind === 'page') yield { depth, current: item.current }
    else {
      if (item.page) yield { depth, current: item.page.current }
      yield* depths(item.items, depth + 1)
    }
  }
}
