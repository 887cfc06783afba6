import { useEffect, useRef } from 'react'

export type Command = 'next' | 'previous' | 'mark' | 'correct' | 'copy' | 'above'

/** Runs the command of a pressed key, independently of the focus; ⌘ works like Ctrl. */
export function useCommands(run: (command: Command) => void): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(command)
    }
    // Captures the key before the editor, which would insert a line break.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

export function commandOf(event: KeyPress): Command | undefined {
  const control = event.ctrlKey || event.metaKey
  if (event.altKey && !control) {
    if (event.key === 'ArrowDown') return 'next'
    if (event.key === 'ArrowUp') return 'previous'
    if (event.code === 'KeyU') return 'above'
    return event.code === 'KeyC' ? 'copy' : undefined
  }
  if (!control || event.key !== 'Enter') return undefined
  return event.shiftKey ? 'correct' : 'mark'
}
