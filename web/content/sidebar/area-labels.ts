import type { Locale } from '../../config/locales.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { MOST_LISTED } from '../addresses/most-listed.ts'
import { type AreaLabels, areaOf } from '../changelog/area.ts'
import type { Reader } from '../lake/reader.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import type { Sidebar } from '../model/page-data.ts'
import { followedAreas } from './followed-areas.ts'
import { resolveSidebar } from './sidebar.ts'
import { inNavigationOrder } from './sidebar-order.ts'
import { fetchSidebars, sidebarPageIds } from './stored-sidebar.ts'

/** The labels of all areas in the order of the sidebars; none on a site of too many pages to read them all. */
export async function fetchAreaLabels(reader: Reader, locale: Locale): Promise<AreaLabels> {
  const sidebars = await inNavigationOrder(reader, await fetchSidebars(reader))
  const ids = [...new Set(sidebars.flatMap(({ items }) => sidebarPageIds(items)))]
  if (ids.length > MOST_LISTED) return new Map()
  const pages = await fetchLinkedPages(reader, ids)
  const context = { locale, pages, requests: new Map() }
  return areaLabels(sidebars.map((sidebar) => resolveSidebar(sidebar, context)))
}

/** The labels of categories; what stands in none is called as the page. */
export function areaLabels(sidebars: readonly Pick<Sidebar, 'title' | 'items'>[]): AreaLabels {
  const labels = new Map<string, LocalizedText>()
  for (const { name, label, pages } of followedAreas(sidebars))
    for (const [area, text] of name === undefined
      ? pages.map((page) => [areaOf(page.path), page.label] as const)
      : [[name, label] as const])
      if (area !== undefined && !labels.has(area)) labels.set(area, text)
  return labels
}
