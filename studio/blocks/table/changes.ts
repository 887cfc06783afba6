import { type FormPatch, insert, type Path, setIfMissing, unset } from 'sanity'
import { newCell, type newRow } from '../../../schemas/new-table.ts'
import type { StoredRows } from './rows.ts'

type Keyed = { _key: string }

/** Adds `row` at the index `place`, counted from 0 as in all functions here, or after the last row. */
export const addRow = (rows: StoredRows, place: number, row: ReturnType<typeof newRow>) => [
  setIfMissing([]),
  insertAt(rows, place, row, []),
]

/** Adds an empty cell to every row. */
export const addColumn = (rows: StoredRows, place: number): FormPatch[] =>
  rows.flatMap(({ _key, cells }) => [
    setIfMissing([], [{ _key }, 'cells']),
    insertAt(cells, place, newCell(), [{ _key }, 'cells']),
  ])

export const removeRow = (rows: StoredRows, place: number): FormPatch[] => removed(rows, place, [])

export const removeColumn = (rows: StoredRows, place: number): FormPatch[] =>
  rows.flatMap(({ _key, cells }) => removed(cells, place, [{ _key }, 'cells']))

/** Moves a row, with everything in its cells, to the index of another row. */
export const moveRow = (rows: StoredRows, from: number, to: number): FormPatch[] =>
  moved(rows, from, to, [])

export const moveColumn = (rows: StoredRows, from: number, to: number): FormPatch[] =>
  rows.flatMap(({ _key, cells }) => moved(cells, from, to, [{ _key }, 'cells']))

/** Returns the alignment of all columns after the column `from` has moved to the index `to`. */
export function moveAlign(align: readonly string[], from: number, to: number): string[] {
  const all = filled(align, Math.max(from, to) + 1)
  const [one = 'left'] = all.splice(from, 1)
  return all.toSpliced(to, 0, one)
}

export const addAlign = (align: readonly string[], place: number): string[] =>
  filled(align, place).toSpliced(place, 0, 'left')

export const removeAlign = (align: readonly string[], place: number): string[] =>
  align.toSpliced(place, 1)

/** Columns without an alignment are aligned left. */
const filled = (align: readonly string[], length: number): string[] => [
  ...align,
  ...Array.from({ length: Math.max(0, length - align.length) }, () => 'left'),
]

function removed(list: readonly Keyed[], place: number, path: Path): FormPatch[] {
  const one = list[place]
  return one ? [unset([...path, { _key: one._key }])] : []
}

function moved(list: readonly Keyed[], from: number, to: number, path: Path): FormPatch[] {
  const one = list[from]
  if (!one || from === to || !list[to]) return []
  const rest = list.toSpliced(from, 1)
  return [...removed(list, from, path), insertAt(rest, to, one, path)]
}

/** Inserts before the element now at `place`, addressed by its key, because another user may edit the same list. */
function insertAt(list: readonly Keyed[], place: number, one: Keyed, path: Path): FormPatch {
  const next = list[place]
  return next
    ? insert([one], 'before', [...path, { _key: next._key }])
    : insert([one], 'after', [...path, -1])
}
