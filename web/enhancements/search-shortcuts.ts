import { isComposing } from '../../schemas/is-composing.ts'

/** Ctrl/Cmd+K toggles the dialog, `/` opens it, a letter or digit on the focused button opens it with that. */
export function searchShortcuts(
  isOpen: () => boolean,
  open: (query?: string) => void,
  close: () => void,
): void {
  window.addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isPlain = !ctrlKey && !metaKey && !altKey
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault()
      if (isOpen()) close()
      else open()
    } else if (!isOpen() && isPlain && key === '/' && !isEditing(target)) {
      event.preventDefault()
      open('')
    } else if (!isOpen() && isPlain && isSearchButton(target) && /^[\p{L}\p{N}]$/u.test(key)) {
      event.preventDefault()
      open(key)
    }
  })
}

function isSearchButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-search-open]')
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  )
}
