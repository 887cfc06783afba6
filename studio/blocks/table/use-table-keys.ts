import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposing } from '../../../schemas/is-composing.ts'
import type { TableLine } from './table-line.ts'

/** By its key what a row or column moves by, and along which axis. */
const ARROWS: Record<string, { axis: TableLine['axis']; by: number }> = {
  ArrowUp: { axis: 'row', by: -1 },
  ArrowDown: { axis: 'row', by: 1 },
  ArrowLeft: { axis: 'column', by: -1 },
  ArrowRight: { axis: 'column', by: 1 },
}

/**
 * The keyboard in a table: Tab goes from cell to cell, and after the last to the handles of rows; Enter goes to
 * the cell below, and in the last row begins another; Alt+Shift with an arrow moves the row or column of the
 * cell. `addRow` returns the key of the row that it adds.
 */
export function useTableKeys(addRow: () => string, move: (line: TableLine, to: number) => void) {
  const table = useRef<HTMLTableElement>(null)
  const begun = useRef<string>(undefined)
  const moved = useRef<HTMLElement>(undefined)

  // The row is there once the form has it.
  useEffect(() => {
    if (begun.current === undefined) return
    const first = table.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(begun.current)}"] [data-stop=cell]`,
    )
    if (!first) return
    begun.current = undefined
    first.focus()
  })

  // What is moved in the document loses the focus.
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return
    moved.current.focus()
    moved.current = undefined
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, currentTarget } = event
    // Enter and Tab choose among characters while one is being composed.
    if (!(target instanceof HTMLElement) || isComposing(event.nativeEvent)) return
    const stops = (kind: string) => [
      ...currentTarget.querySelectorAll<HTMLElement>(`[data-stop=${kind}]`),
    ]
    const arrow = event.altKey && event.shiftKey ? ARROWS[event.key] : undefined
    if (arrow && target.dataset['stop'] === 'cell') {
      event.preventDefault()
      const row = target.closest('tr')
      const rows = [...currentTarget.querySelectorAll('tr[data-row]')]
      // The handle of the row stands before its cells.
      const column = (target.closest('td')?.cellIndex ?? 1) - 1
      const at = arrow.axis === 'column' ? column : row ? rows.indexOf(row) : -1
      moved.current = target
      move({ axis: arrow.axis, at }, at + arrow.by)
    } else if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const order = [...stops('cell'), ...stops('row')]
      const at = order.indexOf(target)
      const next = at < 0 ? undefined : order[at + (event.shiftKey ? -1 : 1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    } else if (event.key === 'Enter' && target.dataset['stop'] === 'cell') {
      event.preventDefault()
      const row = target.closest('tr')
      const column = target.closest('td')?.cellIndex ?? 0
      const below = row?.nextElementSibling?.querySelector<HTMLElement>(
        `td:nth-child(${column + 1}) [data-stop=cell]`,
      )
      if (below) below.focus()
      else if (!row?.nextElementSibling?.hasAttribute('data-row')) begun.current = addRow()
    }
  }
  return { table, onKeyDown }
}
