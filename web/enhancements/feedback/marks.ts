import { storageKeys } from '../../config/storage-keys.ts'
import { closest, onPage } from '../on-page.ts'
import { localValue } from '../storage.ts'
import { footLink, loadDialog, type MarkedPassage, markButton, openForm } from './open-form.ts'

/** Selectors of the elements that a report can be about, and of the link or button inside them. */
const passage = 'main :is(h2, h3, h4, h5)[id], main [data-field][id], main [data-code]'
const control = 'a[href^="#"], [data-copy]'

let shown: HTMLButtonElement | undefined
let floating: HTMLButtonElement | undefined

/**
 * Lets readers report a passage: by a mark in the margin of a heading, field, row or code sample under the mouse, a
 * button after the focused link or button, a button below selected text, and the link at the foot of the page.
 */
export function feedbackMarks(): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || event.target === floating) return
    // A selection is more specific than an element.
    if (getSelection()?.isCollapsed === false) return
    floating?.remove()
    markPointed(event)
  })
  document.addEventListener('focusin', (event) => {
    const focused = event.target
    if (focused instanceof Element && focused.matches(':focus-visible')) markFocused(event)
  })
  document.addEventListener('selectionchange', markSelection)
  document.addEventListener(
    'click',
    (event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[data-feedback]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void openForm({ link, anchor: '', quote: '' })
    },
    { capture: true },
  )
  window.addEventListener('online', sendQueuedReports)
  window.addEventListener('beforeprint', () => {
    floating?.remove()
    if (shown) shown.hidden = true
    shown = undefined
  })
}

/** Sends stored reports when a page shows. */
export function sendQueuedReports(): void {
  const link = footLink()
  if (link && navigator.onLine && localValue(storageKeys.feedback) !== null)
    loadDialog(link)
      .then((code) => code.sendWaiting())
      .catch((error: unknown) => console.warn('Reports that were kept could not be sent.', error))
}

/** Places the mark left of the column, at the first line, so that it neither moves nor covers content. */
function markPointed(event: Event): void {
  const link = footLink()
  const found = closest(event, 'main tr[id]') ?? closest(event, passage)
  if (!link || !found) return
  const { top, height } = (controlIn(found) ?? found).getBoundingClientRect()
  // In a layout with two columns the code starts at its own column.
  const { left } = (
    found.closest('main > section, main [data-code], main > * > *') ?? found
  ).getBoundingClientRect()
  const isCode = found.matches('[data-code]')
  const y = isCode ? found.getBoundingClientRect().top : top + (height - MARK) / 2
  if (y < BAR || left < MARK) return
  float(markedPassage(found, link), left, y, true)
}

/** Shows the button after the focused link or button, next in the tab order. */
function markFocused(event: Event): void {
  const link = footLink()
  const found = closest(event, passage)
  const host = controlIn(found)?.parentElement
  if (!link || !found || !host) return
  const button = buttonIn(host, link)
  if (shown === button) return
  if (shown) shown.hidden = true
  shown = button
  const place = markedPassage(found, link)
  button.hidden = false
  button.ariaLabel = nameOf(place)
  button.onclick = () => void openForm(place)
}

// A code sample may be nested in a row or below a heading.
const controlIn = (found: HTMLElement | null) => found?.querySelector<HTMLElement>(control)

function markedPassage(found: HTMLElement, link: HTMLAnchorElement): MarkedPassage {
  const code = found.matches('[data-code]') ? found.querySelector('pre code') : null
  const title =
    found.querySelector(':scope > figcaption > span, :scope > code, dt code, th, td') ?? found
  const name = title.textContent.replace(/#$/, '').trim()
  return { link, anchor: anchorOf(found), quote: code?.textContent ?? '', name }
}

const nameOf = ({ link, name }: MarkedPassage) =>
  [link.dataset.mark, name].filter(Boolean).join(': ')

/** The button is in a shadow tree, so that the page's own elements stay unchanged. */
function buttonIn(host: HTMLElement, link: HTMLAnchorElement): HTMLButtonElement {
  const known = host.shadowRoot?.querySelector('button')
  if (known) return known
  const button = markButton(link)
  button.style.cssText +=
    'margin:0 0 0 8px;padding:2px 8px;font:450 var(--t-xs)/1.5 var(--font);vertical-align:middle'
  host.attachShadow({ mode: 'open' }).append(document.createElement('slot'), button)
  return button
}

function markSelection(): void {
  const link = footLink()
  const selection = getSelection()
  const at = selection?.focusNode
  const element = at instanceof Element ? at : at?.parentElement
  const quote = selection?.toString().trim() ?? ''
  if (!link || !selection || quote.length < 3 || !element?.closest('main')) {
    // In some browsers pressing the button clears the selection, and the button must stay for the click.
    if (floating?.matches(':hover, :active, :focus') === false) floating.remove()
    return
  }
  const { bottom, right } = selection.getRangeAt(0).getBoundingClientRect()
  float({ link, anchor: anchorOf(element), quote }, right, bottom + 4)
}

/** Sizes of the button, px: for touch, and of the mark in the margin. */
const LARGE = 44
const MARK = 22
/** Height of the navbar, px. */
const BAR = 64

/** Shows the floating button with its upper right corner at this position; in the margin only as a mark. */
function float(place: MarkedPassage, x: number, y: number, isMark = false): void {
  const button = floating ?? markButton(place.link)
  floating = button
  button.textContent = isMark ? '⚑' : (place.link.dataset.mark ?? '')
  button.style.cssText += `position:absolute;z-index:20;box-sizing:border-box;user-select:none;top:${y + scrollY}px;`
  button.style.cssText += isMark
    ? `width:${MARK}px;height:${MARK}px;padding:0;font:400 12px/1 var(--font);border-color:transparent;color:var(--muted)`
    : `width:auto;height:${LARGE}px;padding:0 14px;font:500 var(--t-sm) var(--font);border-color:var(--line);color:var(--accent)`
  button.ariaLabel = nameOf(place)
  button.title = isMark ? nameOf(place) : ''
  button.onclick = () => {
    button.remove()
    void openForm(place)
  }
  button.onpointerdown = (event) => event.preventDefault()
  document.body.append(button)
  const width = button.offsetWidth
  const most = document.documentElement.clientWidth - width - 8
  button.style.left = `${Math.max(isMark ? 0 : 8, Math.min(x - width, most))}px`
}

/** The anchor of `element`, else of the nearest heading before it. */
function anchorOf(element: Element): string {
  const own = element.closest('main :is(h2, h3, h4, h5, tr, [data-field])[id]')
  if (own) return own.id
  const before = onPage('main :is(h2, h3, h4, h5)[id]').filter(
    (one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return before.at(-1)?.id ?? ''
}
