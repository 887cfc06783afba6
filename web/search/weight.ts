import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { PageData, SidebarPosition } from '../content/model/page-data.ts'
import type { RecordType } from './record.ts'

/** The most likely meaning when words match several kinds of records equally well. */
const kinds: Record<RecordType, number> = {
  operation: 100,
  // After the page that documents the operation.
  explorer: 5,
  page: 100,
  // Before its own content, which has the same words.
  heading: 90,
  error: 75,
  parameter: 60,
  // A topic's pattern contains names of parameters.
  topic: 58,
  field: 50,
  value: 45,
  change: 30,
  text: 10,
  code: 0,
}

/**
 * Decides between equal matches: by the kind of record, the kind of its page, the page's position in its sidebar, and
 * the position on the page. `level` is a heading's, 2 to 5; `name` is the record's own: `priceFilter.tickSize` is a
 * nested field, not the general meaning of the word. Deprecated records come last.
 */
export function itemPriority(
  page: PageData,
): (type: RecordType, index: number, level: number, name?: string, deprecated?: boolean) => number {
  const { around, place } = weightOf(page.sidebarPosition)
  const breadth = breadthOf(page)
  return (type, index, level, name, deprecated = false) =>
    (kindOf(page, type) - level) * 1e12 +
    rankOf(page, type, name, deprecated) * 1e11 +
    around * 1e8 +
    (type === 'page' || type === 'operation' || type === 'explorer' ? breadth : 0) * 1e6 +
    place * 1e3 +
    Math.max(0, 999 - index)
}

/** Larger sidebars first, then less nested pages (`around`, below 1e3), then earlier ones (`place`, below 1e3). */
function weightOf(position: SidebarPosition | undefined): { around: number; place: number } {
  // Most readers do not look for pages outside the sidebars.
  if (!position) return { around: 0, place: 0 }
  const { pages, depth, place } = position
  return {
    around: Math.min(99, pages) * 10 + Math.max(0, 9 - depth),
    place: Math.max(1, 999 - place),
  }
}

/** How general a page is, below 100: more with a short path, such as a section's, then with a short title. */
function breadthOf({ path, title }: PageData): number {
  const short = (parts: readonly string[]) => Math.max(0, 9 - parts.length)
  return short(path.split('/')) * 10 + short(title.text.split(/\s+/))
}

/** Values rank higher on the page of their enumeration than among the values of a field. */
function kindOf(page: PageData, type: RecordType): number {
  return type === 'value' && shows(page, 'enumTable') ? 55 : kinds[type]
}

/** General definitions rank before those of a single page; changelogs and deprecated parts come last. */
function rankOf(
  page: PageData,
  type: RecordType,
  name: string | undefined,
  deprecated: boolean,
): number {
  const { body } = page
  if (shows(page, 'changelog')) return 1
  if (deprecated || body.some(isDeprecated)) return 2
  if (type === 'error') return shows(page, 'errorTable') ? 5 : general(page) ? 4 : 3
  if (type === 'parameter' || type === 'field')
    return name?.includes('.') ? 3 : general(page) ? 5 : 4
  if (type === 'topic') return shows(page, 'channel') ? 4 : 3
  return 3
}

const isDeprecated = (block: PageBlock): boolean =>
  (block._type === 'operation' && block.operation.deprecated) ||
  (block._type === 'channel' && block.channel.deprecated)

const general = (page: PageData) => !shows(page, 'operation') && !shows(page, 'channel')

const shows = ({ body }: PageData, block: string) => body.some(({ _type }) => _type === block)
