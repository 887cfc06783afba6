import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import { type PageText, resolveText } from '../block/resolve.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { TableBlock } from './model.ts'

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
