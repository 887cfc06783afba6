import { closest, onPage } from './on-page.ts'

let traversedTo: string | undefined

/** The skip link leads to the content of the page that shows. */
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
 * After a change of page the next Tab comes to the skip link, as on a page that was just loaded. Not
 * when the browser went back or forward, nor when the address names a place on the page.
 */
export function startAgain(): void {
  const traversed = traversedTo === location.href
  traversedTo = undefined
  const region = document.querySelector<HTMLElement>('[data-skip]')
  if (region && !traversed && location.hash === '') focusOnce(region, { preventScroll: true })
}

/** Focuses what takes no focus otherwise. */
function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  const before = element.getAttribute('tabindex')
  element.tabIndex = -1
  element.focus(options)
  if (before === null) element.removeAttribute('tabindex')
}
