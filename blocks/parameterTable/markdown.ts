import type { PhrasingContent, TableCell, TableRow } from 'mdast'
import type { ContainerDirective as Written } from 'mdast-util-directive'
import { cellContent, isEmpty } from '../../schemas/markdown/cell-content.ts'
import type { ContainerDirective } from '../../schemas/markdown/directive-parts.ts'
import { inlineContent } from '../../schemas/markdown/inline.ts'
import { parameterCells, parameterColumns } from '../../schemas/markdown/parameter-columns.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import type { ToBlocks } from '../../schemas/markdown/to-blocks.ts'
import { container } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { ParameterRow, ParameterTableBlock } from './model.ts'

/**
 * Reads `:::parameters` around a table of Parameter, Required (optional), Type and Description. Throws, with file and
 * line, for a row that is no parameter.
 */
export function readParameters(
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

const ANSWERS = { required: 'yes', conditional: 'conditional', optional: 'no' }

/** Writes `:::parameters` around a table; `> ` before a name nests it in the parameter above. */
export function writeParameters(
  { rows }: ParameterTableBlock,
  { cell: toCell }: MarkdownWriter,
): Written {
  const hasRequired = rows.some(({ required }) => required)
  const header = ['Parameter', ...(hasRequired ? ['Required'] : []), 'Type', 'Description']
  const written = rows.map(({ name, depth = 0, type, required, description }) => {
    const { children } = toCell(name)
    const marked = depth > 0 ? words('> '.repeat(depth)) : []
    const answer = hasRequired ? [cell(words(required ? ANSWERS[required] : ''))] : []
    return row([cell([...marked, ...children]), ...answer, cell(words(type)), toCell(description)])
  })
  const head = row(header.map((title) => cell(words(title))))
  return container('parameters', {}, [{ type: 'table', children: [head, ...written] }])
}

const words = (value = ''): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }])
const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
const row = (children: TableCell[]): TableRow => ({ type: 'tableRow', children })

export const describeParameters = (): string => 'table of parameters'
