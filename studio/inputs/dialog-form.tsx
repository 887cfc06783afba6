import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Path, pathToString } from 'sanity'

const IN_PLACE = '[data-form-in-place]'
/** What an object is written in: a dialog, or a form at its place. */
const DIALOG = `[data-testid="nested-object-dialog"], ${IN_PLACE}`
/** Without the menu of a field, which stands before it and is there sooner. */
const FIELDS =
  'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true], button:not(:disabled, [data-testid=field-actions-trigger])'

/** For how long the keyboard is given back to a form at its place, unless it is used there before. */
const HELD_FRAMES = 60

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
    const active = document.activeElement
    const before = isIn(dialog, active) ? null : active
    const first = dialog.getAttribute('data-form-in-place') || FIELDS
    const begin = () => {
      const field = own.querySelector<HTMLElement>(first) ?? own.querySelector<HTMLElement>(FIELDS)
      field?.focus()
    }
    // Until somebody goes elsewhere, whatever takes the keyboard from the fields is Sanity, which does so twice.
    let left = false
    let used = false
    const onLeave = (event: Event) => {
      used = true
      if (!(event instanceof KeyboardEvent) || event.key === 'Tab') left = true
    }
    const onFocusIn = ({ target }: Event) => {
      if (!left && !isIn(own, target)) begin()
    }
    // Who presses elsewhere has gone there.
    const onPress = () => {
      used = true
    }
    document.addEventListener('pointerdown', onPress, true)
    dialog.addEventListener('keydown', onLeave, true)
    dialog.addEventListener('pointerdown', onLeave, true)
    dialog.addEventListener('focusin', onFocusIn)
    // Nothing else takes the keyboard into a form at its place; the editor around it may take it once more, which on a
    // busy machine is some frames later.
    const isInPlace = dialog.matches(IN_PLACE)
    if (before === null || isInPlace) begin()
    let frame = 0
    let frames = 0
    const hold = () => {
      if (used || frames++ === HELD_FRAMES) return
      if (!isIn(dialog, document.activeElement)) begin()
      frame = requestAnimationFrame(hold)
    }
    if (isInPlace) frame = requestAnimationFrame(hold)
    // Editors, and lists of references, come a moment after their form.
    const late = new MutationObserver(() => {
      if (!own.querySelector(first)) return
      late.disconnect()
      if (!left) begin()
    })
    if (!own.querySelector(first))
      late.observe(own, { childList: true, attributeFilter: ['contenteditable'], subtree: true })
    return () => {
      late.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('pointerdown', onPress, true)
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
