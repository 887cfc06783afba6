import { z } from 'zod'
import { block } from '../block/model.ts'
import { itemOf, storedAs } from '../stored.ts'
import type { TextVisitor } from '../text-visitor.ts'

const alignment = z.enum(['left', 'center', 'right'])

const row = itemOf('tableRow').extend({
  cells: z.array(itemOf('tableCell').extend({ content: z.array(block).default([]) })).default([]),
})

export const table = storedAs('table').extend({
  /** Whether the first row is the header. */
  header: z.boolean().default(false),
  /** Alignment of each column; undefined if all are aligned left. */
  align: z.array(alignment).exactOptional(),
  rows: z.array(row).default([]),
})

export type Alignment = z.output<typeof alignment>
export type TableBlock = z.output<typeof table>

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
