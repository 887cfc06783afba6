import { clearFilterAround } from './field-filter.ts'
import { closest } from './on-page.ts'
import { showTabsAround } from './tabs.ts'

/** Reveals the target of the address: opens folds around it, selects its tab, clears filters. */
export function hashTarget(): void {
  window.addEventListener('hashchange', showHashTarget)
  document.addEventListener(
    'click',
    (event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]')
      // A click on the current address fires no hashchange.
      if (link?.href === location.href) showHashTarget()
    },
    { capture: true },
  )
}

/** Reveals and marks the target on a new page, for which browsers do not set `:target`. */
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
    // A malformed escape names no element.
    return ''
  }
}
