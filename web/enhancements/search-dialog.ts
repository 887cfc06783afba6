import { hear, tell } from './events.ts'
import { loadFramework } from './framework.ts'
import { closest, onPage } from './on-page.ts'
import { lockScrolling } from './scroll-lock.ts'
import { searchShortcuts } from './search-shortcuts.ts'
import { selectedText } from './selected-text.ts'

/** The parts of the dialog's frame, which stands in every document. */
const parts = () => {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]')
  const input = dialog?.querySelector('input')
  return dialog && input ? { dialog, input } : undefined
}

let unlock: (() => void) | undefined
let isOpen = false

/**
 * Opens and closes the search dialog. Its field has the focus at once and keeps what is typed; what
 * searches is loaded meanwhile.
 */
export function searchDialog(): void {
  searchShortcuts(() => isOpen, openSearch, closeSearch)
  const warm = (event: Event) => {
    if (closest(event, '[data-search-open]')) soon()
  }
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, warm, { capture: true, passive: true })
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('input', showClear, { capture: true })
  document.addEventListener('keydown', onKey, { capture: true })
  document.addEventListener(
    'close',
    ({ target }) => {
      if (target === parts()?.dialog) closed()
    },
    { capture: true },
  )
  hear('site:search-failed', ({ error }) => showFailure(error))
}

/** Says on the search buttons by which keys they open. */
export function labelShortcuts(): void {
  const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform)
  for (const button of document.querySelectorAll<HTMLElement>('[data-search-open]')) {
    const keys = button.querySelector('kbd')
    if (!isApple || !keys) continue
    button.ariaLabel = button.ariaLabel?.replace(keys.textContent, '⌘K') ?? ''
    keys.textContent = '⌘K'
  }
}

/** Opens the dialog with `query`, or with what is marked on the page. */
function openSearch(query?: string): void {
  const { dialog, input } = parts() ?? {}
  if (!dialog || !input || isOpen) return
  const marked = query === undefined ? selectedText() : ''
  input.value = query ?? marked
  unlock = lockScrolling(dialog)
  dialog.showModal()
  input.focus()
  // What was marked on the page is replaced by typing; what was typed is continued.
  if (marked) input.select()
  showClear()
  isOpen = true
  tell('site:search', 'open')
  load()
}

export function closeSearch(): void {
  if (!isOpen) return
  parts()?.dialog.close()
  closed()
}

/** A dialog tells of its closing a moment later, and the key that opens it may come before. */
function closed(): void {
  if (!isOpen) return
  isOpen = false
  unlock?.()
  tell('site:search', 'closed')
  onPage('[data-search-open]')[0]?.focus({ preventScroll: true })
}

function soon(): void {
  tell('site:search', 'soon')
  // The press reports what coming near may not.
  loadFramework().catch(() => undefined)
}

function load(): void {
  showFailure(undefined)
  loadFramework().catch((error: unknown) => {
    if (isOpen) showFailure(error)
  })
}

/** Says in the dialog why nothing can be searched; nothing, while `error` is undefined. */
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
  } else if (closest(event, '[data-load-failure] button')) retry(dialog, input)
}

/** Browsers remember what did not load until another document is: that of the search page. */
function retry(dialog: HTMLDialogElement, input: HTMLInputElement): void {
  if (dialog.dataset.retried !== undefined) input.form?.submit()
  dialog.dataset.retried = ''
  tell('site:search', 'open')
  load()
}

function onKey(event: KeyboardEvent): void {
  const { input } = parts() ?? {}
  if (!isOpen || event.isComposing) return
  // A search field with words in it would keep the key to clear itself.
  if (event.key === 'Escape') {
    event.preventDefault()
    closeSearch()
  }
  // Before there is something to open, the key is remembered for it.
  else if (event.key === 'Enter' && event.target === input && !event.defaultPrevented) {
    event.preventDefault()
    input?.setAttribute('data-entered', event.ctrlKey || event.metaKey ? 'tab' : 'here')
  }
}

function showClear(): void {
  const { dialog, input } = parts() ?? {}
  const clear = dialog?.querySelector<HTMLElement>('[data-search-clear]')
  if (clear && input) clear.hidden = input.value === ''
}
