import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposing } from '../../../schemas/is-composing.ts'
import type { TableLine } from './table-line.ts'

/** The axis and distance by which each arrow key moves a row or column. */
const ARROWS: Record<string, { axis: TableLine['axis']; by: number }> = {
  ArrowUp: { axis: 'row', by: -1 },
  ArrowDown: { axis: 'row', by: 1 },
  ArrowLeft: { axis: 'column', by: -1 },
  ArrowRight: { axis: 'column', by: 1 },
}

/**
 * Keyboard commands of a table: Tab moves from cell to cell, and after the last cell to the row handles; Enter moves to
 * the cell below, and adds a row in the last one; Alt+Shift+arrow moves the cell's row or column. `addRow` returns the
 * new row's key.
 */
export function useTableKeys(addRow: () => string, move: (line: TableLine, to: number) => void) {
  const table = useRef<HTMLTableElement>(null)
  const begun = useRef<string>(undefined)
  const moved = useRef<HTMLElement>(undefined)

  // The new row is rendered only after the form has received it, so its first cell takes the focus in an effect.
  useEffect(() => {
    if (begun.current === undefined) return
    const first = table.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(begun.current)}"] [data-stop=cell]`,
    )
    if (!first) return
    begun.current = undefined
    first.focus()
  })

  // An element that moves within the document loses the focus.
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return
    moved.current.focus()
    moved.current = undefined
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, currentTarget } = event
    // During a composition Enter and Tab choose among the input method's candidates.
    if (!(target instanceof HTMLElement) || isComposing(event.nativeEvent)) return
    const stops = (kind: string) => [
      ...currentTarget.querySelectorAll<HTMLElement>(`[data-stop=${kind}]`),
    ]
    const arrow = event.altKey && event.shiftKey ? ARROWS[event.key] : undefined
    if (arrow && target.dataset['stop'] === 'cell') {
      event.preventDefault()
      const row = target.closest('tr')
      const rows = [...currentTarget.querySelectorAll('tr[data-row]')]
      // The cell with the row's handle precedes the row's other cells.
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
