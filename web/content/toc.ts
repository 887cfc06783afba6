import type { OperationSection, PageBlock, TocEntry } from './page-data.ts'

export interface TocBounds {
  min: number
  max: number
}

/** The headings of a page from level `min` to `max`, with the sections of its operations. */
export function tableOfContents(blocks: readonly PageBlock[], { min, max }: TocBounds): TocEntry[] {
  return blocks.flatMap(entries).filter((entry) => entry.level >= min && entry.level <= max)
}

function entries(block: PageBlock): TocEntry[] {
  switch (block._type) {
    case 'heading':
      return [{ anchor: block.anchor, text: block.text, level: block.level }]
    case 'operation':
      return block.operation.sections.map(sectionEntry)
    case 'enumTable':
      return [{ anchor: block.enum.anchor, text: block.enum.title.text, level: 3 }]
    default:
      return []
  }
}

function sectionEntry({ anchor, text }: OperationSection): TocEntry {
  return { anchor, text, level: 2 }
}
