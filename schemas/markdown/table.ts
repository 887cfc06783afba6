import type { Table, TableCell } from 'mdast'
import type { TextBlock } from '../../blocks/block/model.ts'
import type { Alignment, TableBlock } from '../../blocks/table/model.ts'
import { cellFlow } from './cell-flow.ts'
import { inlineContent } from './inline.ts'
import { blockKey, type MarkdownSource } from './source.ts'
import type { ToBlocks } from './to-blocks.ts'

/** A GFM table; it always has a header row, which an author may leave empty. */
export function tableBlock(
  source: MarkdownSource,
  node: Table,
  position: string,
  toBlocks: ToBlocks,
): TableBlock {
  const rows = node.children.map((row, y) => ({
    _type: 'tableRow' as const,
    _key: blockKey(source, `${position}/row${y}`),
    cells: row.children.map((cell, x) => {
      const place = `${position}/row${y}/cell${x}`
      return {
        _type: 'tableCell' as const,
        _key: blockKey(source, place),
        content: cellContent(source, cell, place, toBlocks),
      }
    }),
  }))
  const [first] = rows
  const headless = first?.cells.every(({ content }) => isEmpty(content)) ?? true
  const align = alignment(node)
  return {
    _type: 'table',
    _key: blockKey(source, position),
    header: !headless,
    ...(align && { align }),
    rows: headless ? rows.slice(1) : rows,
  }
}

function alignment({ align, children }: Table): Alignment[] | undefined {
  if (!align?.some((one) => one === 'center' || one === 'right')) return undefined
  return (children[0]?.children ?? []).map((_, x) => align[x] ?? 'left')
}

/** One run of text; paragraphs and lists where the cell's source held more than that. */
export function cellContent(
  source: MarkdownSource,
  cell: TableCell,
  place: string,
  toBlocks: ToBlocks,
): TextBlock[] {
  const flow = cell.data?.flow ?? cellFlow(source, cell)
  if (flow) {
    const blocks = toBlocks(source, flow, `${place}/`)
    return blocks.filter((block) => block._type === 'block')
  }
  return [
    {
      _type: 'block',
      _key: blockKey(source, `${place}/0`),
      style: 'normal',
      ...inlineContent(source, cell.children, `${place}/0`),
    },
  ]
}

/** Whether a cell has no words. */
export function isEmpty(content: TextBlock[]): boolean {
  return content.length === 1 && content[0]?.children[0]?.text === ''
}
