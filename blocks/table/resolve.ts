import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import { type PageText, resolveText } from '../block/resolve.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { RowAnchor } from '../row-anchor.ts'
import type { TableBlock } from './model.ts'
import { rowNames } from './row-names.ts'

export interface PageTable extends Omit<TableBlock, 'rows'>, BlockPageProps {
  rows: {
    _key: string
    /** Anchor of a row about a single name or code: `row-10002`. */
    anchor?: string
    cells: { _key: string; content: PageText[] }[]
  }[]
}

export const resolveTable = (block: TableBlock, context: BlockContext): PageTable[] => [
  omitUndefined({
    ...block,
    rows: block.rows.map(({ _key, cells }) => ({
      _key,
      cells: cells.map((cell) => ({
        _key: cell._key,
        content: cell.content.map((text) => resolveText(text, context)),
      })),
    })),
    lang: context.langOf(block),
  }),
]

type Row = PageTable['rows'][number]

export function anchorTable(block: PageTable, anchorOf: RowAnchor): PageTable {
  const anchored = (row: Row, index: number): Row => {
    const [name] = block.header && index === 0 ? [] : rowNames(row.cells[0]?.content ?? [])
    return name === undefined ? row : { ...row, anchor: anchorOf(name) }
  }
  return { ...block, rows: block.rows.map(anchored) }
}
