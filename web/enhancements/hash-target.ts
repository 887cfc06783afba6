import { clearFilterAround } from './field-filter.ts'
import { closest } from './on-page.ts'
import { showTabsAround } from './tabs.ts'

/** What the address points at shows: folds around it open, its tab is chosen, no filter hides it. */
export function hashTarget(): void {
  window.addEventListener('hashchange', showHashTarget)
  document.addEventListener(
    'click',
    (event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]')
      // The same address again is no change that the browser would report.
      if (link?.href === location.href) showHashTarget()
    },
    { capture: true },
  )
}

/** The same for a page that has just come. The mark is kept where the browser's own is not set. */
export function showHashTarget(): void {
  for (const marked of document.querySelectorAll('[data-target]'))
    marked.removeAttribute('data-target')
  const id = decoded(location.hash.slice(1))
  if (id === '') return
  const target = document.getElementById(id)
  if (!target) return
  target.setAttribute('data-target', '')
  if (target.checkVisibility()) return
  clearFilterAround(target)
  showTabsAround(target)
  for (let fold = target.closest('details'); fold; fold = foldAround(fold)) fold.open = true
  target.scrollIntoView()
}

function foldAround(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest('details') ?? null
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    // A hash that is no text names nothing on the page.
    return ''
  }
}
