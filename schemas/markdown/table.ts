import type { Table } from 'mdast'
import type { TableBlock } from './blocks.ts'
import { inlineContent } from './inline.ts'
import { blockKey, type MarkdownSource } from './source.ts'

/** A GFM table; it always has a header row, which an author may leave empty. */
export function tableBlock(source: MarkdownSource, node: Table, position: string): TableBlock {
  const rows = node.children.map((row, y) => ({
    _type: 'tableRow' as const,
    _key: blockKey(source, `${position}/row${y}`),
    cells: row.children.map((cell, x) => {
      const place = `${position}/row${y}/cell${x}`
      return {
        _type: 'tableCell' as const,
        _key: blockKey(source, place),
        content: [
          {
            _type: 'block' as const,
            _key: blockKey(source, `${place}/0`),
            style: 'normal' as const,
            ...inlineContent(source, cell.children, `${place}/0`),
          },
        ],
      }
    }),
  }))
  const [first] = rows
  const headless = first?.cells.every((cell) => cell.content[0]?.children[0]?.text === '') ?? true
  return {
    _type: 'table',
    _key: blockKey(source, position),
    header: !headless,
    rows: headless ? rows.slice(1) : rows,
  }
}
