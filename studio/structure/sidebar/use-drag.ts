import { type DragEvent, useState } from 'react'
import { dropPlace, type Side, sideAt } from './drops.ts'
import type { Entry, EntryPath, EntryPosition } from './entries.ts'
import type { TreeRow } from './rows.ts'

type Over = { id: string; side: Side; place: EntryPosition }

/** Dragging a row onto another: before it, behind it, or into it where it is a category. */
export function useDrag(
  items: readonly Entry[],
  moveTo: (path: EntryPath, place: EntryPosition) => void,
) {
  const [dragged, setDragged] = useState<EntryPath>()
  const [over, setOver] = useState<Over>()

  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const onDrag = (row: TreeRow) => (event: DragEvent<HTMLElement>) => {
    switch (event.type) {
      case 'dragstart':
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.title)
        return setDragged(row.path)
      case 'dragover': {
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const side = sideAt(row.entry, (event.clientY - top) / height)
        const place = dragged && dropPlace(items, dragged, { path: row.path, side })
        if (place) event.preventDefault()
        return setOver(place && { id: row.id, side, place })
      }
      case 'drop':
        event.preventDefault()
        if (dragged && over) moveTo(dragged, over.place)
        return end()
      default:
        return end()
    }
  }
  return { over, onDrag }
}
