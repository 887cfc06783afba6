import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import { headingsOf, type PageBlock } from '../../../blocks/lists/resolve.ts'
import type { SectionHeading } from '../../../blocks/section-heading.ts'
import type { TocEntry } from '../model/page-data.ts'

export interface TocBounds {
  min: number
  max: number
}

/**
 * The headings of a page and the sections of its operations and channels, as a tree. Entries outside the bounds are
 * removed from the whole tree, so entries that they separated stay separate.
 */
export function tableOfContents(blocks: readonly PageBlock[], bounds: TocBounds): TocEntry[] {
  return within(tree(blocks.flatMap(headings)), bounds)
}

function tree(flat: readonly SectionHeading[]): TocEntry[] {
  const roots: TocEntry[] = []
  const open: TocEntry[] = []
  for (const heading of flat) {
    const entry = { ...heading, children: [] }
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop()
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(entry)
    open.push(entry)
  }
  return roots
}

/** An entry outside the bounds is replaced by its children. */
function within(entries: readonly TocEntry[], bounds: TocBounds): TocEntry[] {
  return entries.flatMap((entry) => {
    const children = within(entry.children, bounds)
    const inside = entry.level >= bounds.min && entry.level <= bounds.max
    return inside ? [{ ...entry, children }] : children
  })
}

const headings = (block: PageBlock): SectionHeading[] =>
  headingsOf(block) ?? innerBlocks<PageBlock>(block).flatMap(headings)
