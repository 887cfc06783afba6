import { sidebarPages } from '../content/neighbours.ts'
import type { PageData } from '../content/page-data.ts'
import type { RecordType } from './record.ts'

/** What a reader most likely means when words match records of several kinds equally well. */
const kinds: Record<RecordType, number> = {
  operation: 100,
  page: 95,
  topic: 90,
  error: 85,
  heading: 80,
  parameter: 60,
  value: 55,
  field: 50,
  change: 30,
  text: 10,
  code: 0,
}

/**
 * Decides between equal matches: first by the kind of record, then by the kind of page, then by the
 * page's place in its sidebar, then by the place on the page. `level` is a heading's, 2 to 5.
 */
export function itemPriority(
  page: PageData,
): (type: RecordType, index: number, level: number) => number {
  const rank = pageRank(page) * 1e6
  const pages = sidebarPages(page.sidebar?.items ?? [])
  const place = pages.findIndex((each) => each.current)
  // What stands in no sidebar is not what most readers look for.
  const first = rank + (place < 0 ? 0 : Math.max(1, 999 - place)) * 1e3
  return (type, index, level) => (kinds[type] - level) * 1e9 + first + Math.max(0, 999 - index)
}

/** Reference before guides before changelogs. */
function pageRank({ body }: PageData): number {
  const shows = (type: string) => body.some((block) => block._type === type)
  if (shows('changelog')) return 1
  return shows('operation') || shows('enumTable') ? 3 : 2
}
