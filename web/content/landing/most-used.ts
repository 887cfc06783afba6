import type { SidebarCategory, SidebarItem, SidebarPage } from '../model/page-data.ts'
import { sidebarPages } from '../sidebar/neighbours.ts'

/** How many pages of a category are named. */
const NAMED = 2

/**
 * Names two pages of each category of a sidebar: those that come first in `used`, paths in order, and else the first.
 * Of several categories a page is used in the one where the sidebar marks it.
 */
export function mostUsed(
  items: readonly SidebarItem[],
  used: readonly string[],
): (category: SidebarCategory) => SidebarPage[] {
  const homes = homeCategories(items)
  const order = new Map(used.map((path, index) => [path, index]))
  return (category) => {
    const rank = ({ path }: SidebarPage) =>
      (homes.get(path)?.category === category ? order.get(path) : undefined) ?? used.length
    const pages = new Map(sidebarPages(category.items).map((page) => [page.path, page]))
    return [...pages.values()].sort((a, b) => rank(a) - rank(b)).slice(0, NAMED)
  }
}

/** In which category each page is least deep, by its path. */
function homeCategories(items: readonly SidebarItem[]) {
  const homes = new Map<string, { category: SidebarItem; depth: number }>()
  const note = (category: SidebarItem, item: SidebarItem, depth: number) => {
    if (item.kind === 'link') return
    const page = item.kind === 'page' ? item : item.page
    if (page && depth < (homes.get(page.path)?.depth ?? Number.POSITIVE_INFINITY))
      homes.set(page.path, { category, depth })
    if (item.kind === 'category') for (const inside of item.items) note(category, inside, depth + 1)
  }
  for (const item of items) note(item, item, 0)
  return homes
}
