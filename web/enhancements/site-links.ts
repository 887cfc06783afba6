import { dispatch } from './events.ts'
import { startNavigation } from './navigation-progress.ts'
import { closest } from './on-page.ts'
import { keepSidebar } from './sidebar-state.ts'
import { siteAddress } from './site-address.ts'

/** Follows links within the site in place. */
export function siteLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    if (!link || siteAddress(link) === undefined) return
    const samePath = link.pathname === location.pathname
    const samePage = samePath && link.search === location.search
    // The browser scrolls to an anchor of the same page.
    if (samePage && link.hash) return
    document.querySelector<HTMLElement>('[data-drawer]:popover-open')?.hidePopover()
    if (samePage && !location.hash) {
      event.preventDefault()
      if (!toggledCategory(link)) window.scrollTo(0, 0)
      return
    }
    keepSidebar()
    const onlyQuery = samePath && !samePage && !link.hash
    event.preventDefault()
    startNavigation(link.pathname, onlyQuery ? undefined : link.hash)
    dispatch('site:navigate', { href: link.href })
  })
}

/** In the sidebar, the link of the current page toggles its category, if it has one. */
function toggledCategory(link: HTMLAnchorElement): boolean {
  const category = link.nextElementSibling
  if (!(category instanceof HTMLDetailsElement)) return false
  category.open = !category.open
  return true
}
