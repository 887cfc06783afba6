import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { PageData, SidebarPosition } from '../content/model/page-data.ts'
import type { RecordType } from './record.ts'

/** What a reader most likely means when words match records of several kinds equally well. */
const kinds: Record<RecordType, number> = {
  operation: 100,
  // After what documents the endpoint.
  explorer: 5,
  page: 100,
  // Before what is below it, which has its words too.
  heading: 90,
  error: 75,
  parameter: 60,
  // Its pattern has names of parameters.
  topic: 58,
  field: 50,
  value: 45,
  change: 30,
  text: 10,
  code: 0,
}

/**
 * Decides between equal matches: first by the kind of record, then by what kind of page it is on, then by
 * the page's position in its sidebar, then by the place on the page. `level` is a heading's, 2 to 5;
 * `name` is the record's own: `priceFilter.tickSize` is a field of something, not what the word means
 * everywhere. What is deprecated comes after what is not.
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

/** Of two sidebars the larger comes first, there what is less deep (`around`, below 1e3), and in the end what is read earlier (`place`, below 1e3). */
function weightOf(position: SidebarPosition | undefined): { around: number; place: number } {
  // What is in no sidebar is not what most readers look for.
  if (!position) return { around: 0, place: 0 }
  const { pages, depth, place } = position
  return {
    around: Math.min(99, pages) * 10 + Math.max(0, 9 - depth),
    place: Math.max(1, 999 - place),
  }
}

/**
 * How much of a page a few words can be, below 100: more where the address is short, as that of a section, and
 * then where the title is.
 */
function breadthOf({ path, title }: PageData): number {
  const short = (parts: readonly string[]) => Math.max(0, 9 - parts.length)
  return short(path.split('/')) * 10 + short(title.text.split(/\s+/))
}

/** A value is explained where its enumeration is; elsewhere it is one of those that a field can have. */
function kindOf(page: PageData, type: RecordType): number {
  return type === 'value' && shows(page, 'enumTable') ? 55 : kinds[type]
}

/** What is defined for everything before what one page says of it; at the end changelogs and what is given up. */
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
