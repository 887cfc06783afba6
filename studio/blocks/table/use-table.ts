import {
  type ArrayOfObjectsInputProps,
  PatchEvent,
  set,
  useFormCallbacks,
  useFormValue,
} from 'sanity'
import { newRow } from '../../../schemas/new-table.ts'
import * as changes from './changes.ts'
import { columnsOf, parseRows } from './rows.ts'
import type { TableLine } from './table-line.ts'

/** Returns the rows of a table's form, and functions that add, remove and move whole rows and columns. */
export function useTable({ value, path, onChange }: ArrayOfObjectsInputProps) {
  const rows = parseRows(value)
  const columns = columnsOf(rows)
  const align = alignOf(useFormValue([...path.slice(0, -1), 'align']))
  const callbacks = useFormCallbacks()
  // Alignments are stored in the field `align` beside the rows; a table without any gets none.
  const setAlign = (next: string[]) => {
    if (align.length > 0) callbacks.onChange(PatchEvent.from(set(next, ['align'])))
  }

  const add = ({ axis, at }: TableLine): string | undefined => {
    if (axis === 'row') {
      const row = newRow(columns || 2)
      onChange(changes.addRow(rows, at, row))
      return row._key
    }
    onChange(changes.addColumn(rows, at))
    setAlign(changes.addAlign(align, at))
    return undefined
  }
  const remove = ({ axis, at }: TableLine) => {
    if (axis === 'row') return onChange(changes.removeRow(rows, at))
    onChange(changes.removeColumn(rows, at))
    setAlign(changes.removeAlign(align, at))
  }
  const move = ({ axis, at }: TableLine, to: number) => {
    if (axis === 'row') return onChange(changes.moveRow(rows, at, to))
    if (at === to || to < 0 || to >= columns) return
    onChange(changes.moveColumn(rows, at, to))
    setAlign(changes.moveAlign(align, at, to))
  }
  return { rows, columns, add, remove, move }
}

const alignOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
