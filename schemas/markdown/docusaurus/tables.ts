import type { RootContent, Table, TableCell, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { UnsupportedContentError } from './nest-elements.ts'
import type { Element } from './nodes.ts'
import { parameters } from './parameters.ts'
import { type Reading, reportProblem } from './problems.ts'

type Flow = (reading: Reading, nodes: RootContent[]) => RootContent[]

const SIDES = ['left', 'center', 'right'] as const

/** Maximum number of columns: a `colspan` could ask for any number. */
const MOST_COLUMNS = 100

/** Converts a pipe table; short rows are filled with empty cells. */
export function pipeTable(reading: Reading, table: Table, flow: Flow): Table {
  const width = Math.max(...table.children.map((row) => row.children.length))
  if (width > MOST_COLUMNS) {
    const line = table.position?.start.line ?? 1
    throw new UnsupportedContentError(
      line,
      `a table has ${width} columns; at most ${MOST_COLUMNS} are read.`,
    )
  }
  const rows = table.children.map((row): TableRow => {
    if (row.children.length !== table.children[0]?.children.length) {
      reportProblem(
        reading,
        row,
        'changed',
        'a row has not as many cells as the header; it is filled up.',
      )
    }
    const cells = row.children.map((one) =>
      cell(reading, [{ type: 'paragraph', children: one.children }], flow),
    )
    return { ...row, children: filled(cells, width) }
  })
  return { ...table, children: rows }
}

/** Converts an HTML table. A merged cell's content goes to its first cell; the other cells are empty. */
export function htmlTable(reading: Reading, table: Element, flow: Flow): RootContent[] {
  const rows = rowsOf(table)
  const grid: (TableCell | undefined)[][] = rows.map(() => [])
  let merged = false
  for (const [y, row] of rows.entries()) {
    const line = grid[y] ?? []
    let x = 0
    for (const one of row) {
      while (line[x]) x++
      const wide = span(one, 'colspan', MOST_COLUMNS - x)
      const tall = span(one, 'rowspan', rows.length - y)
      merged ||= wide > 1 || tall > 1
      for (const below of grid.slice(y, y + tall)) {
        for (let right = 0; right < wide; right++) below[x + right] ??= emptyCell()
      }
      line[x] = cell(reading, one.children, flow)
      x += wide
    }
  }
  if (merged) reportProblem(reading, table, 'changed', 'merged cells of a table stand apart.')
  const width = Math.max(1, ...grid.map((line) => line.length))
  const lines = grid.map((line): TableRow => {
    const cells = Array.from({ length: width }, (_, x) => line[x] ?? emptyCell())
    return { type: 'tableRow', children: cells }
  })
  const headed = rows[0]?.every((one) => one.name === 'th') ?? false
  // A Markdown table needs a header; an empty one is not shown.
  const header: TableRow = { type: 'tableRow', children: filled([], width) }
  const plain: Table = {
    type: 'table',
    align: alignment(rows, width),
    children: headed ? lines : [header, ...lines],
    ...(table.position && { position: table.position }),
  }
  return [headed && !merged ? parameters(reading, plain, rows) : plain]
}

/** Returns the alignment of each column whose cells agree. Rows with merged cells are ignored. */
function alignment(rows: Element[][], width: number): Table['align'] {
  return Array.from({ length: width }, (_, x) => {
    const said = rows.flatMap((row) => (row.length === width ? row[x]?.attributes['align'] : []))
    const sides = new Set(said.flatMap((one) => one?.toLowerCase() ?? []))
    return sides.size === 1 ? (SIDES.find((side) => sides.has(side)) ?? null) : null
  })
}

/** Returns the rows of cells; cells outside a row belong to the preceding row. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  const walk = (nodes: RootContent[]) => {
    for (const node of nodes) {
      if (node.type !== 'element' || node.name === 'table') continue
      if (node.name === 'td' || node.name === 'th') {
        const row = rows.at(-1)
        if (row) row.push(node)
        else rows.push([node])
        continue
      }
      if (node.name === 'tr') rows.push([])
      walk(node.children)
    }
  }
  walk(table.children)
  return rows.filter((row) => row.length > 0)
}

function span(node: Element, name: string, most: number): number {
  const key = Object.keys(node.attributes).find((one) => one.toLowerCase() === name)
  const wanted = Number.parseInt(node.attributes[key ?? ''] ?? '1', 10)
  return Math.max(1, Math.min(Number.isNaN(wanted) ? 1 : wanted, most))
}

/** Returns a cell with one paragraph, or with paragraphs and lists. */
function cell(reading: Reading, nodes: RootContent[], flow: Flow): TableCell {
  const content = flow({ ...reading, inside: 'line', resolveImage: () => undefined }, nodes)
  const [only] = content
  if (!only) return emptyCell()
  if (content.length === 1 && only.type === 'paragraph') {
    return { type: 'tableCell', children: only.children }
  }
  const texts = content.map((node): RootContent => {
    if (node.type === 'paragraph' || node.type === 'list' || node.type === 'blockquote') return node
    reportProblem(reading, node, 'changed', `a ${node.type} in a cell is kept as its words.`)
    return { type: 'paragraph', children: [{ type: 'text', value: plainText(node) }] }
  })
  return { type: 'tableCell', children: [], data: { flow: texts } }
}

function filled(cells: TableCell[], width: number): TableCell[] {
  return Array.from({ length: width }, (_, x) => cells[x] ?? emptyCell())
}

const emptyCell = (): TableCell => ({ type: 'tableCell', children: [] })
