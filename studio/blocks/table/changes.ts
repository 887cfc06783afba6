import { type FormPatch, insert, type Path, setIfMissing, unset } from 'sanity'
import { newCell, type newRow } from '../../../schemas/new-table.ts'
import type { StoredRows } from './rows.ts'

type Keyed = { _key: string }

/** `place` counts from 0, as all places here do; behind the last it is at the end. */
export const addRow = (rows: StoredRows, place: number, row: ReturnType<typeof newRow>) => [
  setIfMissing([]),
  insertAt(rows, place, row, []),
]

/** A new cell in every row. */
export const addColumn = (rows: StoredRows, place: number): FormPatch[] =>
  rows.flatMap(({ _key, cells }) => [
    setIfMissing([], [{ _key }, 'cells']),
    insertAt(cells, place, newCell(), [{ _key }, 'cells']),
  ])

export const removeRow = (rows: StoredRows, place: number): FormPatch[] => removed(rows, place, [])

export const removeColumn = (rows: StoredRows, place: number): FormPatch[] =>
  rows.flatMap(({ _key, cells }) => removed(cells, place, [{ _key }, 'cells']))

/** Takes a row out and puts it where another stands, with all that it holds. */
export const moveRow = (rows: StoredRows, from: number, to: number): FormPatch[] =>
  moved(rows, from, to, [])

export const moveColumn = (rows: StoredRows, from: number, to: number): FormPatch[] =>
  rows.flatMap(({ _key, cells }) => moved(cells, from, to, [{ _key }, 'cells']))

/** Where columns are set, after the column `from` has become the column `to`. */
export function moveAlign(align: readonly string[], from: number, to: number): string[] {
  const all = filled(align, Math.max(from, to) + 1)
  const [one = 'left'] = all.splice(from, 1)
  return all.toSpliced(to, 0, one)
}

export const addAlign = (align: readonly string[], place: number): string[] =>
  filled(align, place).toSpliced(place, 0, 'left')

export const removeAlign = (align: readonly string[], place: number): string[] =>
  align.toSpliced(place, 1)

/** What is not said is at the left. */
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

/** Before what stands at the place, by its key: somebody else may be at work in the same list. */
function insertAt(list: readonly Keyed[], place: number, one: Keyed, path: Path): FormPatch {
  const next = list[place]
  return next
    ? insert([one], 'before', [...path, { _key: next._key }])
    : insert([one], 'after', [...path, -1])
}
