import { isComposing } from '../../schemas/is-composing.ts'
import { MAX_QUERY } from '../config/max-query.ts'
import { dispatch } from './events.ts'
import { loadIslands } from './islands.ts'
import { onApproach } from './on-approach.ts'
import { closest, onPage } from './on-page.ts'
import { lockScrolling } from './scroll-lock.ts'
import { searchShortcuts } from './search-shortcuts.ts'

/** The elements of the dialog's frame, which every document has. */
const parts = () => {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]')
  const input = dialog?.querySelector('input')
  return dialog && input ? { dialog, input } : undefined
}

let unlock: (() => void) | undefined
let isOpen = false

/**
 * Opens and closes the search dialog. Its field takes the focus and keeps the typed text at once, while the search code
 * loads.
 */
export function searchDialog(): void {
  searchShortcuts(() => isOpen, openSearch, closeSearch)
  onApproach('[data-search-open]', soon)
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('input', showClear, { capture: true })
  document.addEventListener('compositionstart', noteComposing, { capture: true })
  document.addEventListener('compositionend', noteComposing, { capture: true })
  document.addEventListener('keydown', onEscape, { capture: true })
  document.addEventListener('keydown', onEnter)
  document.addEventListener(
    'close',
    ({ target }) => {
      // The event fires late; the dialog may be open again.
      if (target === parts()?.dialog && parts()?.dialog.open === false) closed()
    },
    { capture: true },
  )
}

/** Shows the shortcut of the platform on the search buttons. */
export function labelShortcuts(): void {
  if (!/Mac|iP(hone|ad|od)/.test(navigator.platform)) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-search-open]')) {
    const keys = button.querySelector('kbd')
    if (!keys) continue
    button.ariaLabel = button.ariaLabel?.replace(keys.textContent, '⌘K') ?? ''
    keys.textContent = '⌘K'
  }
}

/** Opens the dialog with `query`, or with the text selected on the page. */
function openSearch(query?: string): void {
  const { dialog, input } = parts() ?? {}
  if (!dialog || !input || isOpen) return
  const marked = query === undefined ? selectedText() : ''
  input.value = query ?? marked
  delete input.dataset.entered
  unlock = lockScrolling(dialog)
  dialog.showModal()
  input.focus()
  // Typing replaces text selected on the page, but continues a typed query.
  if (marked) input.select()
  showClear()
  isOpen = true
  dispatch('site:search', 'open')
  afterPaint(load)
}

export function closeSearch(): void {
  if (!isOpen) return
  parts()?.dialog.close()
  closed()
}

/** Called directly as well, since the close event fires late and the shortcut may reopen the dialog before it. */
function closed(): void {
  if (!isOpen) return
  isOpen = false
  unlock?.()
  dispatch('site:search', 'closed')
  onPage('[data-search-open]')[0]?.focus({ preventScroll: true })
}

function soon(): void {
  dispatch('site:search', 'soon')
  // A failed prefetch is ignored; opening reports it.
  afterPaint(() => void loadSearch().catch(() => undefined))
}

/** Defers `work` until after the next paint. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

function load(): void {
  showFailure(undefined)
  loadSearch().catch(failed)
}

async function loadSearch(): Promise<void> {
  const island = parts()?.dialog.querySelector<HTMLElement>('[data-island]')
  const { mountIsland } = await loadIslands()
  if (island) await mountIsland(island)
}

/** Shows the failure; after a retry opens the search page, as browsers remember a failed import per document. */
function failed(error: unknown): void {
  const { dialog, input } = parts() ?? {}
  if (!isOpen) return
  if (dialog?.dataset.retried === undefined) showFailure(error)
  else input?.form?.submit()
}

/** Shows the failure in the dialog; hides it when `error` is undefined. */
function showFailure(error: unknown): void {
  const box = parts()?.dialog.querySelector<HTMLElement>('[data-load-failure]')
  const words = box?.querySelector('p')
  if (!box || !words) return
  box.hidden = error === undefined
  words.textContent = error === undefined ? '' : String(error)
}

function onClick(event: MouseEvent): void {
  const { dialog, input } = parts() ?? {}
  if (!dialog || !input) return
  if (closest(event, '[data-search-open]')) {
    event.preventDefault()
    openSearch()
  } else if (closest(event, '[data-search-close]') || event.target === dialog) closeSearch()
  else if (closest(event, '[data-search-clear]')) {
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  } else if (closest(event, '[data-load-failure] button')) {
    dialog.dataset.retried = ''
    dispatch('site:search', 'open')
    load()
    // The pressed button is hidden with the failure.
    input.focus()
  }
}

function onEscape(event: KeyboardEvent): void {
  if (!isOpen || isComposing(event) || event.key !== 'Escape') return
  // A search field would otherwise use the key to clear itself.
  event.preventDefault()
  closeSearch()
}

/** Before there are results, Enter is remembered for them. */
function onEnter(event: KeyboardEvent): void {
  const { input } = parts() ?? {}
  if (event.defaultPrevented || isComposing(event) || event.key !== 'Enter') return
  if (!isOpen || !input || event.target !== input) return
  event.preventDefault()
  input.dataset.entered = event.ctrlKey || event.metaKey ? 'tab' : 'here'
}

/** The search code may load during a composition, so the state is kept in an attribute. */
function noteComposing({ type, target }: Event): void {
  const { input } = parts() ?? {}
  if (input && target === input)
    input.toggleAttribute('data-composing', type === 'compositionstart')
}

function showClear(): void {
  const { dialog, input } = parts() ?? {}
  const clear = dialog?.querySelector<HTMLElement>('[data-search-clear]')
  if (clear && input) clear.hidden = input.value === ''
}

/** The text selected on the page, which the reader probably wants to search for. */
function selectedText(): string {
  return (getSelection()?.toString() ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, MAX_QUERY)
}
