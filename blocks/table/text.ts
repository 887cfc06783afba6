import type { TextVisitor } from '../text-visitor.ts'
import type { TableBlock } from './model.ts'

/** Each language has its own rows and cells, so ids use their indices. */
export const visitTable = (block: TableBlock, visit: TextVisitor): TableBlock => ({
  ...block,
  rows: (block.rows ?? []).map((row, y) => ({
    ...row,
    cells: (row.cells ?? []).map((cell, x) => {
      const path = ['rows', { _key: row._key }, 'cells', { _key: cell._key }, 'content']
      return { ...cell, content: visit.texts(cell.content, path, `row${y + 1}.cell${x + 1}.`) }
    }),
  })),
})
