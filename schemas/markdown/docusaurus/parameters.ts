import type { RootContent, Table } from 'mdast'
import { parameterCells, parameterColumns } from '../parameter-columns.ts'
import { type Reading, reportProblem } from './problems.ts'

/**
 * Converts a table to a parameter table if its header and all rows match; otherwise returns the table. `source` are the
 * original cells by row.
 */
export function parameters(
  reading: Reading,
  table: Table,
  source: { children: RootContent[] }[][],
): RootContent {
  const columns = parameterColumns(table.children[0])
  if (!columns) return table
  const rows = parameterCells(table, columns)
  if (!Array.isArray(rows)) {
    const at = rows.row.position ? rows.row : table
    reportProblem(
      reading,
      at,
      'changed',
      `a table of parameters stays a plain one: ${rows.reason}.`,
    )
    return table
  }
  if (rows.length === 0) return table
  const required = columns.indexOf('required')
  const [header = [], ...body] = source
  const cells = [...header, ...body.map((row) => row[required])]
  for (const cell of cells) for (const text of texts(cell)) reading.structural.add(text)
  return {
    type: 'containerDirective',
    name: 'parameters',
    attributes: {},
    children: [table],
    ...(table.position && { position: table.position }),
  }
}

function texts(node: { children: RootContent[] } | undefined): RootContent[] {
  return (node?.children ?? []).flatMap((child) => ('children' in child ? texts(child) : [child]))
}
