import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import type { TocEntry } from '../model/page-data.ts'

export interface TocBounds {
  min: number
  max: number
}

type Heading = Omit<TocEntry, 'children'>
type SectionHeading = Omit<Heading, 'level'>

/**
 * The headings of a page with the sections of its operations and channels, as a tree. Those outside the bounds
 * are taken out of the whole tree, so that what they held apart stays apart.
 */
export function tableOfContents(blocks: readonly PageBlock[], bounds: TocBounds): TocEntry[] {
  return within(tree(blocks.flatMap(headings)), bounds)
}

function tree(flat: readonly Heading[]): TocEntry[] {
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

/** A heading outside the bounds gives its place to those below it. */
function within(entries: readonly TocEntry[], bounds: TocBounds): TocEntry[] {
  return entries.flatMap((entry) => {
    const children = within(entry.children, bounds)
    const inside = entry.level >= bounds.min && entry.level <= bounds.max
    return inside ? [{ ...entry, children }] : children
  })
}

function headings(block: PageBlock): Heading[] {
  switch (block._type) {
    case 'heading':
      return [
        omitUndefined({
          anchor: block.anchor,
          text: block.text,
          level: block.level,
          lang: block.lang,
        }),
      ]
    case 'operation':
      return block.operation.sections.map(sectionHeading)
    case 'channel':
      return block.channel.sections.map(sectionHeading)
    case 'enumTable':
      return [{ anchor: block.enum.anchor, ...block.enum.title, level: 3 }]
    case 'changelog':
      return block.months.flatMap(({ anchor, text, entries }) => [
        { anchor, text, level: 2 },
        ...entries.map((entry) => ({ anchor: entry.anchor, text: entry.title.text, level: 3 })),
      ])
    // What is folded, or in a tab, may be hidden.
    case 'details':
    case 'tabs':
      return []
    default:
      return innerBlocks<PageBlock>(block).flatMap(headings)
  }
}

function sectionHeading({ anchor, text, lang }: SectionHeading): Heading {
  return omitUndefined({ anchor, text, level: 2, lang })
}
