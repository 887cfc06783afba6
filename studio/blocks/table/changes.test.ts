import { expect, it } from 'vitest'
import {
  addAlign,
  addColumn,
  moveAlign,
  moveColumn,
  moveRow,
  removeAlign,
  removeColumn,
} from './changes.ts'
import { parseRows } from './rows.ts'

const cell = (_key: string) => ({ _key, _type: 'tableCell', content: [] })
const rows = parseRows([
  { _key: 'r1', _type: 'tableRow', cells: [cell('a1'), cell('b1'), cell('c1')] },
  { _key: 'r2', _type: 'tableRow', cells: [cell('a2'), cell('b2'), cell('c2')] },
  { _key: 'r3', _type: 'tableRow', cells: [cell('a3')] },
])

it.each([
  [0, 1, 'after', [-1], 'r1'],
  [2, 0, 'before', [{ _key: 'r1' }], 'r3'],
  [0, 2, 'after', [-1], 'r1'],
] as const)('moveRow moves all of row %i to index %i', (from, to, position, path, moved) => {
  const order = rows.map(({ _key }) => _key)
  const expected = order.toSpliced(from, 1).toSpliced(to, 0, moved)
  const next = expected[to + 1]
  expect(moveRow(rows, from, to)).toMatchObject([
    { type: 'unset', path: [{ _key: moved }] },
    {
      type: 'insert',
      position: next ? 'before' : position,
      path: next ? [{ _key: next }] : path,
      items: [rows[from]],
    },
  ])
})

it('moveRow returns no patches for a move beyond the first or last row', () => {
  expect(moveRow(rows, 0, -1)).toEqual([])
  expect(moveRow(rows, 2, 3)).toEqual([])
  expect(moveRow(rows, 1, 1)).toEqual([])
})

it('column patches move, add and remove a cell in every row that has that column', () => {
  expect(moveColumn(rows, 0, 1).map(({ path }) => path[0])).toEqual(
    ['r1', 'r1', 'r2', 'r2'].map((_key) => ({ _key })),
  )
  expect(addColumn(rows, 1).filter(({ type }) => type === 'insert')).toMatchObject([
    { position: 'before', path: [{ _key: 'r1' }, 'cells', { _key: 'b1' }] },
    { position: 'before', path: [{ _key: 'r2' }, 'cells', { _key: 'b2' }] },
    { position: 'after', path: [{ _key: 'r3' }, 'cells', -1] },
  ])
  expect(removeColumn(rows, 1)).toMatchObject([
    { type: 'unset', path: [{ _key: 'r1' }, 'cells', { _key: 'b1' }] },
    { type: 'unset', path: [{ _key: 'r2' }, 'cells', { _key: 'b2' }] },
  ])
})

it("moveAlign, addAlign and removeAlign keep each column's alignment", () => {
  expect(moveAlign(['left', 'right'], 1, 0)).toEqual(['right', 'left'])
  expect(moveAlign(['right'], 0, 2)).toEqual(['left', 'left', 'right'])
  expect(addAlign(['right'], 0)).toEqual(['left', 'right'])
  expect(removeAlign(['left', 'right'], 0)).toEqual(['right'])
})
