import type { Arrival } from './arrival.ts'
import { closest, type Listening } from './on-page.ts'
import { siteRoute } from './site-route.ts'

export interface SiteLinksOptions extends Listening {
  push: (href: string) => void
  /** Called before another page is asked for. */
  beforeChange: () => void
  arrival: Arrival
}

/** Plain links within the site change the page without loading the document again. */
export function siteLinks({ push, beforeChange, arrival, signal }: SiteLinksOptions): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = closest<HTMLAnchorElement>(event, 'a[href]')
      const route = siteRoute(link)
      if (!link || !route) return
      const samePath = link.pathname === location.pathname
      const samePage = samePath && link.search === location.search
      // The browser itself goes to an anchor of the same page.
      if (samePage && route.hash) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-drawer]:popover-open')?.hidePopover()
      if (samePage && !location.hash) {
        if (!toggledCategory(link)) window.scrollTo(0, 0)
        return
      }
      beforeChange()
      const onlyQuery = samePath && !samePage && !route.hash
      arrival.expect(link.pathname, onlyQuery ? undefined : route.hash)
      push(route.href)
    },
    { signal },
  )
}

/** In the sidebar the link of the page that is shown opens and closes its category, if it has one. */
function toggledCategory(link: HTMLAnchorElement): boolean {
  const category = link.nextElementSibling
  if (!(category instanceof HTMLDetailsElement)) return false
  category.open = !category.open
  return true
}
