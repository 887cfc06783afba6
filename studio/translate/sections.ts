import { isRecord } from '../../schemas/is-record.ts'
import { recordsOf } from './values.ts'

/** The location of a page in the sidebars. */
export interface SidebarLocation {
  /** Sidebar and category: `v5 › Market`. */
  section: string
  /** Counts from 0 through all sidebars. */
  order: number
}

/** Returns the locations of pages by id; `sidebars` are documents in the readers' order. */
export function sidebarLocations(sidebars: readonly unknown[]): Map<string, SidebarLocation> {
  const places = new Map<string, SidebarLocation>()
  const put = (id: string, section: string) => {
    if (!places.has(id)) places.set(id, { section, order: places.size })
  }
  for (const sidebar of sidebars) {
    if (!isRecord(sidebar)) continue
    const title = english(sidebar['title']) ?? 'Sidebar'
    for (const item of recordsOf(sidebar['items'])) {
      const isCategory = Array.isArray(item['items'])
      const label = isCategory ? english(item['label']) : undefined
      for (const id of pageIds(item)) put(id, label ? `${title} › ${label}` : title)
    }
  }
  return places
}

function pageIds(item: Record<string, unknown>): string[] {
  const page = item['page']
  const own = isRecord(page) && typeof page['_ref'] === 'string' ? [page['_ref']] : []
  return [...own, ...recordsOf(item['items']).flatMap(pageIds)]
}

function english(words: unknown): string | undefined {
  return isRecord(words) && typeof words['en'] === 'string' ? words['en'] : undefined
}
