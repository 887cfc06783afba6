import type { RootContent } from 'mdast'
import { inlineContent } from '../../schemas/markdown/inline.ts'
import { parameterCells, parameterColumns } from '../../schemas/markdown/parameter-columns.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import { cellContent, isEmpty } from '../../schemas/markdown/table.ts'
import type { ToBlocks } from '../../schemas/markdown/to-blocks.ts'
import type { ParameterRow, ParameterTableBlock } from './model.ts'

// remark-directive adds its nodes to mdast's own types.
type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

/**
 * `:::parameters` around one table of Parameter, Required (may be absent), Type and Description.
 * Throws, with file and line, on a row that is no parameter.
 */
export function parameterTable(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): ParameterTableBlock {
  const [table, more] = node.children
  const columns = table?.type === 'table' ? parameterColumns(table.children[0]) : undefined
  if (table?.type !== 'table' || more || !columns) {
    throw markdownError(
      source,
      node,
      ':::parameters holds one table with the header | Parameter | Required | Type | Description |; Required may be left out.',
    )
  }
  const cells = parameterCells(table, columns)
  if (!Array.isArray(cells)) {
    throw markdownError(source, cells.row, `a row is no parameter: ${cells.reason}.`)
  }
  const rows = cells.map(({ depth, name, type, required, description }, y): ParameterRow => {
    const place = `${position}/row${y}`
    const words = { _type: 'block' as const, style: 'normal' as const }
    const content = cellContent(source, description, `${place}/description`, toBlocks)
    return {
      _type: 'parameter',
      _key: blockKey(source, place),
      name: [
        {
          ...words,
          _key: blockKey(source, `${place}/name`),
          ...inlineContent(source, name, `${place}/name`),
        },
      ],
      ...(depth > 0 && { depth }),
      ...(type && { type }),
      ...(required && { required }),
      description: isEmpty(content) ? [] : content,
    }
  })
  return { _type: 'parameterTable', _key: blockKey(source, position), rows }
}
