import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Table } from './table.tsx'

const draw = (names: string[], columns?: string[]) =>
  renderToStaticMarkup(
    <Table
      label="a"
      header
      columns={columns}
      namedRows
      rows={['head', 'row'].map((key) => ({
        key,
        cells: names.map((name) => ({ key: name, content: `${key} ${name}` })),
      }))}
    />,
  )
const roles = (markup: string) => [...markup.matchAll(/ role="([^"]+)"/g)].map(([, role]) => role)

it('Table has table roles when a phone shows its rows as lists of names and values', () => {
  const markup = draw(['a', 'b', 'c'])
  expect(roles(markup)).toEqual([
    ...['group', 'table', 'rowgroup', 'row', 'columnheader', 'columnheader', 'columnheader'],
    ...['rowgroup', 'row', 'rowheader', 'cell', 'cell'],
  ])
  expect(markup).toContain('data-column="head c" role="cell">row c')
})

it('Table has no roles when it stays a table', () => {
  expect(roles(draw(['a', 'b']))).toEqual(['group'])
})

it('Table shows no name on a phone for cells that need none', () => {
  const markup = draw(['a', 'b', 'c'], ['', '', 'C'])
  expect(markup.match(/data-column="[^"]+"/g)).toEqual(['data-column="C"'])
  expect(roles(markup)).toEqual(roles(draw(['a', 'b', 'c'])))
})
