import type { Locale } from '../../config/locales.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { MAX_LISTED } from '../addresses/max-listed.ts'
import { type AreaLabels, areaOf } from '../changelog/area.ts'
import type { Reader } from '../lake/reader.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import type { Sidebar, SidebarItem } from '../model/page-data.ts'
import { apiAreas } from './api-areas.ts'
import { resolveSidebar } from './sidebar.ts'
import { inNavigationOrder } from './sidebar-order.ts'
import { fetchSidebars, sidebarPageIds } from './stored-sidebar.ts'

/** The labels of all areas, in the order of the sidebars; empty on a site with too many pages to read them all. */
export async function fetchAreaLabels(reader: Reader, locale: Locale): Promise<AreaLabels> {
  const sidebars = await inNavigationOrder(reader, await fetchSidebars(reader))
  const ids = [...new Set(sidebars.flatMap(({ items }) => sidebarPageIds(items)))]
  if (ids.length > MAX_LISTED) return new Map()
  const pages = await fetchLinkedPages(reader, ids)
  const context = { locale, pages, requests: new Map() }
  return areaLabels(sidebars.map((sidebar) => resolveSidebar(sidebar, context)))
}

/**
 * The labels of areas; a page in no category gives its own label. An area that is left only in the explorer's sidebar
 * has the label of its category there.
 */
export function areaLabels(sidebars: readonly Pick<Sidebar, 'title' | 'items'>[]): AreaLabels {
  const labels = new Map<string, LocalizedText>()
  const add = (area: string | undefined, label: LocalizedText) => {
    if (area !== undefined && !labels.has(area)) labels.set(area, label)
  }
  for (const { name, label, pages } of apiAreas(sidebars)) {
    if (name === undefined) for (const page of pages) add(areaOf(page.path), page.label)
    else add(name, label)
  }
  for (const { items } of sidebars)
    for (const [area, label] of explorerAreas(items)) add(area, label)
  return labels
}

/** The areas of the explorer's pages, with the label of the category directly above them. */
function explorerAreas(
  items: readonly SidebarItem[],
  above?: LocalizedText,
): [string, LocalizedText][] {
  return items.flatMap((item): [string, LocalizedText][] => {
    if (item.kind === 'category') return explorerAreas(item.items, item.label)
    const [, path] = item.kind === 'page' ? item.path.split(/^api-explorer\//) : []
    const area = path === undefined ? undefined : areaOf(path)
    return area !== undefined && above ? [[area, above]] : []
  })
}
