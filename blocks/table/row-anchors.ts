import type { RowAnchor } from '../row-anchor.ts'
import type { PageTable } from './resolve.ts'
import { rowNames } from './row-names.ts'

type Row = PageTable['rows'][number]

export function anchorTable(block: PageTable, anchorOf: RowAnchor): PageTable {
  const anchored = (row: Row, index: number): Row => {
    const [name] = block.header && index === 0 ? [] : rowNames(row.cells[0]?.content ?? [])
    return name === undefined ? row : { ...row, anchor: anchorOf(name) }
  }
  return { ...block, rows: block.rows.map(anchored) }
}
