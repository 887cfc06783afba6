import type { Table } from 'mdast'
import { cellContent, isEmpty } from '../../schemas/markdown/cell-content.ts'
import { blockKey, type MarkdownSource } from '../../schemas/markdown/source.ts'
import type { ToBlocks } from '../../schemas/markdown/to-blocks.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { Alignment, TableBlock } from './model.ts'

/** Reads a GFM table, which always has a header row; an author may leave it empty. */
export function readTable(
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

/** Writes a table; without a header it gets an empty one, which Markdown requires. */
export function writeTable({ header, align, rows }: TableBlock, { cell }: MarkdownWriter): Table {
  const width = Math.max(...rows.map((row) => row.cells.length))
  const written = rows.map((row) => ({
    type: 'tableRow' as const,
    children: row.cells.map(({ content }) => cell(content)),
  }))
  const empty = Array.from({ length: width }, () => ({
    type: 'tableCell' as const,
    children: [],
  }))
  return {
    type: 'table',
    ...(align && { align: align.map((side) => (side === 'left' ? null : side)) }),
    children: header ? written : [{ type: 'tableRow', children: empty }, ...written],
  }
}

export const describeTable = ({ rows }: TableBlock): string =>
  `table of ${Math.max(0, ...rows.map((row) => row.cells.length))} columns`
