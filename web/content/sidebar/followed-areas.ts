import { areaOf } from '../changelog/area.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import type { Sidebar, SidebarItem } from '../model/page-data.ts'

export interface FollowedArea {
  /** As it stands in addresses: `market`; pages of no category are none together. */
  name?: string
  label: LocalizedText
  pages: { path: string; label: LocalizedText }[]
}

/**
 * The parts of the API in the order of `sidebars`, called as the category in which their first page stands, or as
 * that page where another part is called as the category.
 */
export function followedAreas(
  sidebars: readonly Pick<Sidebar, 'title' | 'items'>[],
): FollowedArea[] {
  const found = new Map<string, FollowedArea>()
  const taken = new Set<string>()
  const add = (items: readonly SidebarItem[], title: LocalizedText, label?: LocalizedText) => {
    for (const item of items) {
      if (item.kind === 'link') continue
      if (item.kind === 'category') {
        add(item.page ? [item.page, ...item.items] : item.items, title, label ?? item.label)
        continue
      }
      const name = areaOf(item.href)
      if (name === undefined) continue
      const key = label ? name : title.text
      const area = found.get(key) ?? {
        ...(label && { name }),
        label: label && taken.has(label.text) ? item.label : (label ?? title),
        pages: [],
      }
      taken.add(area.label.text)
      found.set(key, area)
      if (!area.pages.some(({ path }) => path === item.path))
        area.pages.push({ path: item.path, label: item.label })
    }
  }
  for (const { items, title } of sidebars) add(items, title)
  return [...found.values()]
}
