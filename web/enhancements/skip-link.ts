import { closest, onPage } from './on-page.ts'

let traversedTo: string | undefined

/** Moves the focus from the skip link to the content of the visible page. */
export function skipLink(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!closest(event, '[data-skip] a')) return
      const main = onPage('main')[0]
      if (!main) return
      event.preventDefault()
      focusOnce(main)
      main.scrollIntoView()
    },
    { capture: true },
  )
  window.addEventListener('popstate', () => {
    traversedTo = location.href
  })
}

/**
 * After a page change the next Tab reaches the skip link, as on a newly loaded page; not after going back or forward,
 * nor when the address has an anchor.
 */
export function resetFocusStart(): void {
  const traversed = traversedTo === location.href
  traversedTo = undefined
  const region = document.querySelector<HTMLElement>('[data-skip]')
  if (region && !traversed && location.hash === '') focusOnce(region, { preventScroll: true })
}

/** Focuses an element that is not focusable otherwise. */
function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  const before = element.getAttribute('tabindex')
  element.tabIndex = -1
  element.focus(options)
  if (before === null) element.removeAttribute('tabindex')
}
