import type { PageBlock } from '../../../blocks/lists/resolve.ts'

/** Number of rows from which a page's tables have a filter. */
const MANY = 100

/** The number of rows in the page's tables if they have a filter; else 0. */
export function filterableRows(body: readonly PageBlock[]): number {
  const rows = body.map((block) => {
    if (block._type === 'errorTable') return block.errors.codes.length
    if (block._type === 'enumTable') return block.enum.values.length
    return block._type === 'table' ? block.rows.length - Number(block.header) : 0
  })
  const total = rows.reduce((sum, count) => sum + count, 0)
  return total >= MANY ? total : 0
}
