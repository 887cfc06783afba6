import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Path, pathToString } from 'sanity'
import {
  bufferKeyboard,
  isKeyboardBuffered,
  keyboardOwner,
} from '../patches/typing/buffer-keyboard.ts'

const IN_PLACE = '[data-form-in-place]'
/** What an object is written in: a dialog, or a form at its place. */
const DIALOG = `[data-testid="nested-object-dialog"], ${IN_PLACE}`
/** Without the menu of a field, which stands before it and is there sooner. */
const FIELDS =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true], [data-testid=activate-overlay], button:not(:disabled, [data-testid=field-actions-trigger])'
const EDITOR = '[data-testid=pt-editor]'

/** Adds to a list that takes one type alone. */
const ADD = '[data-testid=add-single-object-button]'
/** Covers an editor until it is pressed. */
const COVER = '[data-testid=activate-overlay]'

interface Props {
  path: Path
  children: ReactNode
}

/**
 * An object of the form. In a dialog or a form of its own, the keyboard begins at its first field and goes back to
 * where it was; Sanity gives it to the names in the head of the dialog, and to nothing when that closes.
 */
export function DialogForm({ path, children }: Props) {
  const form = useRef<HTMLDivElement>(null)
  const list = pathToString(path.slice(0, -1))

  useLayoutEffect(() => {
    const own = form.current
    const dialog = own?.closest(DIALOG)
    const outer = own?.parentElement?.closest('[data-dialog-form]')
    if (!own || !dialog || (outer && dialog.contains(outer))) return
    const isIn = (place: Element, node: unknown) => node instanceof Node && place.contains(node)
    const owner = keyboardOwner()
    const before = isIn(dialog, owner) ? null : owner
    const isInPlace = dialog.matches(IN_PLACE)
    const first = dialog.getAttribute('data-form-in-place') || FIELDS
    // The toolbar of an editor stands before it, and is there sooner.
    const around = own.closest(EDITOR)
    const isTool = (one: Element) => one.matches('button') && one.closest(EDITOR) !== around
    const firstOf = (fields: string) =>
      [...own.querySelectorAll<HTMLElement>(fields)].find((one) => !isTool(one))
    const field = () => firstOf(first)
    const begin = () => (field() ?? firstOf(FIELDS))?.focus()
    // Until somebody goes elsewhere, whatever takes the keyboard from the fields is Sanity, which does so twice.
    let left = false
    const onLeave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Tab') left = true
    }
    const onFocusIn = ({ target }: Event) => {
      if (!left && !isKeyboardBuffered() && !isIn(own, target)) begin()
    }
    dialog.addEventListener('keydown', onLeave, true)
    dialog.addEventListener('pointerdown', onLeave, true)
    dialog.addEventListener('focusin', onFocusIn)
    // A block that begins with an empty list gets its first item when it opens: letters typed on a button are lost.
    const opens = isInPlace && isKeyboardBuffered() ? `${ADD}, ${COVER}` : COVER
    let isPressed = false
    const written = () => {
      const place = field()
      // The item stands as a button in the list before its own form opens.
      if (isPressed && place?.matches('button')) return undefined
      if (!place?.matches(opens)) return place
      if (!isPressed) place.click()
      isPressed = true
      return undefined
    }
    // Editors, and lists of references, come a moment after their form.
    if (before === null || isInPlace) bufferKeyboard(written)
    return () => {
      dialog.removeEventListener('focusin', onFocusIn)
      dialog.removeEventListener('keydown', onLeave, true)
      dialog.removeEventListener('pointerdown', onLeave, true)
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const opener = before?.isConnected && before !== document.body ? before : fieldOf(list)
        // A block that was written in its place says itself where its editor goes on.
        if (isInPlace && opener?.matches('[data-pt-editor]')) return
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    }
  }, [list])

  return (
    <div ref={form} data-dialog-form style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/** Where the list of the object is written: its editor, or its first button. */
const fieldOf = (list: string) => {
  const field = document.querySelector(`[data-testid="${CSS.escape(`field-${list}`)}"]`)
  return field?.querySelector('[contenteditable=true]') ?? field?.querySelector('button') ?? null
}
