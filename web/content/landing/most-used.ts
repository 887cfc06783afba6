import type { SidebarCategory, SidebarItem, SidebarPage } from '../model/page-data.ts'
import { sidebarPages } from '../sidebar/neighbours.ts'

/** Number of pages named in each category. */
const NAMED = 2

/**
 * Returns a function that picks two pages of a category: the first in `used` (paths in order), else the category's
 * first. A page of several categories counts as used in the one in which the sidebar marks it.
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

/** The top-level category in which each page is nested least deeply, by page path. */
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
