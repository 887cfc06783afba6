import { storageKeys } from '../../config/storage-keys.ts'
import { closest, onPage } from '../on-page.ts'
import { stored } from '../storage.ts'
import { footLink, loadDialog, type MarkedPlace, markButton, openForm } from './open-form.ts'

/** What a report can be about, and what in it leads to it or does something with it. */
const passage = 'main :is(h2, h3, h4, h5)[id], main [data-field][id], main [data-code]'
const control = 'a[href^="#"], [data-copy]'

let shown: HTMLButtonElement | undefined
let floating: HTMLButtonElement | undefined

/**
 * Lets readers report a passage: a button beside a heading, a field or a code sample that is pointed at or has the
 * focus, one below words that are selected or a row that is pointed at, and the link at the foot of the page.
 */
export function feedbackMarks(): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || event.target === floating) return
    if (getSelection()?.isCollapsed !== false) floating?.remove()
    markAround(event)
  })
  document.addEventListener('focusin', markAround)
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
  window.addEventListener('online', sendKeptReports)
  window.addEventListener('beforeprint', () => {
    floating?.remove()
    if (shown) shown.hidden = true
    shown = undefined
  })
}

/** What could not be sent is sent by the next page that shows. */
export function sendKeptReports(): void {
  const link = footLink()
  if (link && navigator.onLine && stored(storageKeys.feedback) !== null)
    loadDialog(link)
      .then((code) => code.sendWaiting())
      .catch((error: unknown) => console.warn('Reports that were kept could not be sent.', error))
}

function markAround(event: Event): void {
  const link = footLink()
  if (!link) return
  const row = closest(event, 'main tr[id]')
  if (row) {
    const { top, right } = row.getBoundingClientRect()
    // Words that are selected in it say more.
    if (getSelection()?.isCollapsed !== false)
      float({ link, anchor: row.id, quote: '' }, right, top)
    return
  }
  const found = closest(event, passage)
  // A code sample stands in a row or below a heading.
  const host = found?.querySelector(control)?.parentElement
  if (!found || !host) return
  const button = buttonIn(host, link)
  if (shown === button) return
  if (shown) shown.hidden = true
  shown = button
  button.hidden = false
  const name = found.querySelector(':scope > figcaption > span, dt code') ?? found
  button.ariaLabel = `${button.textContent}: ${name.textContent.replace(/#$/, '').trim()}`
  button.onclick = () => {
    const code = found.matches('[data-code]') ? found.querySelector('pre code') : null
    void openForm({ link, anchor: anchorOf(found), quote: code?.textContent ?? '' })
  }
}

/** The framework finds its elements as it left them: the button is in a tree of its own. */
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
    // A press of the button ends the selection in some browsers, and the button is still wanted then.
    if (floating?.matches(':hover, :active, :focus') === false) floating.remove()
    return
  }
  const { bottom, right } = selection.getRangeAt(0).getBoundingClientRect()
  float({ link, anchor: anchorOf(element), quote }, right, bottom + 4)
}

/** Shows the button that is no part of the page, with its upper right corner there. */
function float(place: MarkedPlace, right: number, top: number): void {
  const button = floating ?? markButton(place.link)
  floating = button
  const x = Math.min(Math.max(right, 88), document.documentElement.clientWidth - 8)
  button.style.cssText += `position:absolute;z-index:20;min-height:44px;padding:0 14px;font:500 var(--t-sm) var(--font);translate:-100%;user-select:none;left:${x}px;top:${top + scrollY}px`
  button.onclick = () => {
    button.remove()
    void openForm(place)
  }
  button.onpointerdown = (event) => event.preventDefault()
  document.body.append(button)
}

/** Of `element` itself or the nearest before it that has an address of its own. */
function anchorOf(element: Element): string {
  const own = element.closest('main :is(h2, h3, h4, h5, tr, [data-field])[id]')
  if (own) return own.id
  const before = onPage('main :is(h2, h3, h4, h5)[id]').filter(
    (one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return before.at(-1)?.id ?? ''
}
