import type { PhrasingContent, TableCell, TableRow } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { TextBlock } from '../../../blocks/block/model.ts'
import type { ParameterTableBlock } from '../../../blocks/parameterTable/model.ts'

const ANSWERS = { required: 'yes', conditional: 'conditional', optional: 'no' }

/** `:::parameters` around a table; `> ` before a name says that it stands in the one above. */
export function parametersDirective(
  { rows }: ParameterTableBlock,
  toCell: (texts: TextBlock[]) => TableCell,
): ContainerDirective {
  const asked = rows.some(({ required }) => required)
  const header = ['Parameter', ...(asked ? ['Required'] : []), 'Type', 'Description']
  const written = rows.map(({ name, depth = 0, type, required, description }) => {
    const { children } = toCell(name)
    const marked = depth > 0 ? words('> '.repeat(depth)) : []
    const answer = asked ? [cell(words(required ? ANSWERS[required] : ''))] : []
    return row([cell([...marked, ...children]), ...answer, cell(words(type)), toCell(description)])
  })
  return {
    type: 'containerDirective',
    name: 'parameters',
    attributes: {},
    children: [
      { type: 'table', children: [row(header.map((title) => cell(words(title)))), ...written] },
    ],
  }
}

const words = (value = ''): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }])
const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
const row = (children: TableCell[]): TableRow => ({ type: 'tableRow', children })
