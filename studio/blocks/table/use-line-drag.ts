import { type DragEvent, useState } from 'react'
import type { TableLine } from './table-line.ts'

/** Dragging a row or column by its handle: dropped onto another, it takes that one's place. */
export function useLineDrag(move: (line: TableLine, to: number) => void) {
  const [dragged, setDragged] = useState<TableLine>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const placeOf = (row: number, column: number) => (dragged?.axis === 'row' ? row : column)
  return {
    handle: (line: TableLine) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(line.at + 1))
        setDragged(line)
      },
      onDragEnd: end,
    }),
    /** For the cell at a row and column. */
    target: (row: number, column: number) => ({
      'data-over': dragged && placeOf(row, column) === over ? dragged.axis : undefined,
      onDragOver: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        setOver(placeOf(row, column))
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        move(dragged, placeOf(row, column))
        end()
      },
    }),
  }
}
