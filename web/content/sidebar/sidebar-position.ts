import type { Sidebar, SidebarItem, SidebarPosition } from '../model/page-data.ts'

/** The position of the current page in its sidebar; undefined without a sidebar. */
export function sidebarPosition(sidebar: Sidebar | undefined): SidebarPosition | undefined {
  const places = [...depths(sidebar?.items ?? [], 0)]
  const place = places.findIndex(({ current }) => current)
  const own = places[place]
  return own && { pages: places.length, depth: own.depth, place }
}

/** The pages of a tree in reading order with their depths; a category's own page has the category's depth. */
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
