import { type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * The keyboard in a table: Tab goes from cell to cell, and after the last to what removes rows; Enter goes to the
 * cell below, and in the last row begins another. `addRow` returns the key of the row that it adds.
 */
export function useTableKeys(addRow: () => string) {
  const table = useRef<HTMLTableElement>(null)
  const begun = useRef<string>(undefined)

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

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, currentTarget } = event
    // Enter and Tab choose among characters while one is being composed.
    if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing) return
    const stops = (kind: string) => [
      ...currentTarget.querySelectorAll<HTMLElement>(`[data-stop=${kind}]`),
    ]
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
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
