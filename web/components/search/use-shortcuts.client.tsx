'use client'
import { type RefObject, useEffect } from 'react'
import { selectedText } from './selected-text.ts'

/** Ctrl/Cmd+K opens and closes, `/` opens, a letter or digit on the focused button opens with it. */
export function useShortcuts(
  button: RefObject<HTMLButtonElement | null>,
  isOpen: boolean,
  open: (query: string) => void,
  close: () => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        if (isOpen) close()
        else open(selectedText())
      } else if (!isOpen && plain && event.key === '/' && !isEditing(event.target)) {
        event.preventDefault()
        open('')
      } else if (
        !isOpen &&
        plain &&
        event.target === button.current &&
        /^[\p{L}\p{N}]$/u.test(event.key)
      ) {
        event.preventDefault()
        open(event.key)
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [button, isOpen, open, close])
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  )
}
