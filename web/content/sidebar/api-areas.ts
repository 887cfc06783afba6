import { areaOf } from '../changelog/area.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import type { Sidebar, SidebarItem } from '../model/page-data.ts'

export interface ApiArea {
  /** Name in addresses: `market`; absent for the group of pages in no category. */
  name?: string
  label: LocalizedText
  pages: { path: string; label: LocalizedText }[]
}

/**
 * The areas of the API in the order of `sidebars`, labelled with the category of their first page, or with that page
 * when another area has the category's label.
 */
export function apiAreas(sidebars: readonly Pick<Sidebar, 'title' | 'items'>[]): ApiArea[] {
  const found = new Map<string, ApiArea>()
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
