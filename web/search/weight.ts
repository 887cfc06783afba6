import { sidebarPages } from '../content/neighbours.ts'
import type { PageData } from '../content/page-data.ts'
import type { RecordType } from './record.ts'

/** What a reader most likely means when words match records of several kinds equally well. */
const kinds: Record<RecordType, number> = {
  operation: 100,
  page: 95,
  // Before what stands below it, which has its words too.
  heading: 90,
  topic: 80,
  error: 75,
  parameter: 60,
  value: 55,
  field: 50,
  change: 30,
  text: 10,
  code: 0,
}

/**
 * Decides between equal matches: first by the kind of record, then by the kind of page, then by the
 * size of its sidebar, then by the page's place there, then by the place on the page. `level` is a
 * heading's, 2 to 5.
 */
export function itemPriority(
  page: PageData,
): (type: RecordType, index: number, level: number) => number {
  const pages = sidebarPages(page.sidebar?.items ?? [])
  const place = pages.findIndex((each) => each.current)
  // What stands in no sidebar is not what most readers look for.
  const order = place < 0 ? 0 : Math.max(1, 999 - place) * 1e3
  const first = Math.min(99, pages.length) * 1e6 + order
  return (type, index, level) =>
    (kinds[type] - level) * 1e9 + rankOf(page, type) * 1e8 + first + Math.max(0, 999 - index)
}

/** Reference before guides before changelogs before the explorer; but what a guide says of a name holds everywhere. */
function rankOf({ body }: PageData, type: RecordType): number {
  const shows = (block: string) => body.some(({ _type }) => _type === block)
  if (body.some((block) => block._type === 'operation' && block.explorer)) return 0
  if (shows('changelog')) return 1
  if (type === 'parameter') return shows('operation') ? 2 : 3
  return ['operation', 'channel', 'enumTable', 'errorTable'].some(shows) ? 3 : 2
}
