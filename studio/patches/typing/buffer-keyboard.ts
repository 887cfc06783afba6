import { isComposing } from '../../../schemas/is-composing.ts'
import { typeInto } from './type-into.ts'

/** What may take the keyboard by now; it may have taken it itself. */
type Field = () => Element | null | undefined

interface KeyboardBuffer {
  field: Field
  /** For how many more frames, which are longer on a slower machine, `field` is asked. */
  frames: number
  /** The forms of documents that are open. With the last of them goes what would take the keyboard. */
  readonly forms: readonly Element[]
  /** What had the keyboard, which gets it back where no field comes. */
  readonly before: Element | null
  /** Takes what is typed, so that input methods and Backspace work in it as everywhere. */
  readonly area: HTMLTextAreaElement
  /** Words and other keys that were typed before those in `area`. */
  readonly typed: (string | KeyboardEvent)[]
  /** Ends its listeners. */
  readonly over: AbortController
  isComposing: boolean
  /** Whether somebody has pressed the mouse elsewhere meanwhile. */
  isLeft: boolean
}

const FRAMES = 600
/** Keys that write nothing by themselves, and that which corrects what `area` holds. */
const LEFT_TO_AREA = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'])

let held: KeyboardBuffer | undefined
const current = (): KeyboardBuffer | undefined => held
let isAsking = false

/** What has the keyboard, or had it before it was held. */
export const keyboardOwner = (): Element | null => held?.before ?? document.activeElement

export const isKeyboardBuffered = (): boolean => held !== undefined

/**
 * Keeps what is typed from now on, in its order, until `field` hands out where it is written. A later call names the
 * field of an earlier one, which need not know it.
 */
export function bufferKeyboard(field: Field = () => undefined): void {
  if (held) {
    Object.assign(held, { field, frames: FRAMES })
    return
  }
  const area = document.createElement('textarea')
  area.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px; opacity: 0'
  const before = document.activeElement
  area.ariaLabel = before?.ariaLabel ?? ''
  const over = new AbortController()
  const hold: KeyboardBuffer = {
    ...{ field, frames: FRAMES, before, area, typed: [], over },
    forms: [...document.querySelectorAll('[data-testid="document-panel-scroller"]')],
    ...{ isComposing: false, isLeft: false },
  }
  held = hold
  document.body.append(area)
  area.focus({ preventScroll: true })
  const listening = { capture: true, signal: over.signal }
  area.addEventListener('keydown', (event) => keepKey(hold, event), listening)
  const compose = ({ type }: Event) =>
    Object.assign(hold, { isComposing: type === 'compositionstart' })
  for (const type of ['compositionstart', 'compositionend'])
    area.addEventListener(type, compose, listening)
  document.addEventListener('pointerdown', () => Object.assign(hold, { isLeft: true }), listening)
  document.addEventListener('focusin', (event) => onFocus(hold, event), listening)
  requestAnimationFrame(() => ask(hold))
}

/** Sanity also gives the keyboard to the button of an empty list, or to the frame of an image. */
const TAKES_LETTERS = 'input:not([type=file]), textarea, select, [contenteditable=true]'

/** A field of the new form may be chosen; an editor whose caret was set a moment before takes the keyboard with it. */
function onFocus(hold: KeyboardBuffer, { target }: FocusEvent): void {
  const form = target instanceof Element && target.closest('[data-form-in-place]')
  const isChosen = form && (hold.isLeft || target.matches(TAKES_LETTERS))
  if (isChosen && !form.contains(hold.before)) hold.field = () => target
  else keepFocus(hold)
}

function keepFocus({ area, isLeft }: KeyboardBuffer): void {
  if (!isAsking && !isLeft && document.activeElement !== area) area.focus({ preventScroll: true })
}

function keepKey({ area, typed }: KeyboardBuffer, event: KeyboardEvent): void {
  event.stopPropagation()
  const { key, ctrlKey, metaKey } = event
  const isText = key.length === 1 || (key === 'Backspace' && area.value !== '')
  if (isComposing(event) || ctrlKey || metaKey || isText || LEFT_TO_AREA.has(key)) return
  event.preventDefault()
  typed.push(area.value, event)
  area.value = ''
}

function ask(hold: KeyboardBuffer): void {
  isAsking = true
  const field = hold.isComposing ? undefined : hold.field()
  isAsking = false
  const isLost = hold.forms.length > 0 && !hold.forms.some((form) => form.isConnected)
  if (field || isLost || hold.frames-- === 0) {
    end(hold, field ?? hold.before)
    return
  }
  keepFocus(hold)
  requestAnimationFrame(() => ask(hold))
}

function end({ area, typed, over, isLeft }: KeyboardBuffer, field: Element | null): void {
  held = undefined
  over.abort()
  const elsewhere = isLeft ? document.activeElement : undefined
  const all = [...typed, area.value].filter((one) => one !== '')
  if (field instanceof HTMLElement && (all.length > 0 || !isLeft)) {
    if (document.activeElement !== field) field.focus()
    while (all.length > 0 && !current()) typeInto(all.shift() ?? '')
    // What a key began, as Escape that leaves a form, keeps the keyboard for itself.
    current()?.typed.push(...all)
  }
  area.remove()
  if (elsewhere instanceof HTMLElement && elsewhere.isConnected) elsewhere.focus()
}
