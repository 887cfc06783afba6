import type { ReactNode } from 'react'
import { htmlLang } from '../../web/components/html-lang.ts'
import { Table } from '../../web/components/table/table.tsx'
import type { ViewContext } from '../view-context.ts'
import { columnNames, tableLabel } from './label.ts'
import type { PageTable } from './resolve.ts'

export const viewTable = (block: PageTable, { t, inner }: ViewContext): ReactNode => (
  <Table
    label={tableLabel(block, t)}
    header={block.header}
    columns={columnNames(block)}
    align={block.align}
    lang={htmlLang(block.lang)}
    rows={block.rows.map((row) => ({
      key: row._key,
      ...(row.anchor && { anchor: row.anchor }),
      cells: row.cells.map((cell) => ({ key: cell._key, content: inner(cell.content) })),
    }))}
  />
)
