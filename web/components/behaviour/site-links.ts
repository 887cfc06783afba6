import { basePath } from '../../paths.ts'
import { closest, type Listening } from './on-page.ts'

interface Router {
  push(href: string): void
  prefetch(href: string): void
}

/** Plain links within the site change the page without loading the document again. */
export function siteLinks(router: Router, beforeChange: () => void, options: Listening): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const route = siteRoute(closest<HTMLAnchorElement>(event, 'a[href]'))
      if (route === undefined) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-drawer]:popover-open')?.hidePopover()
      beforeChange()
      router.push(route)
    },
    options,
  )
  const seen = new Set<string>()
  const prefetch = (event: Event) => {
    const route = siteRoute(closest<HTMLAnchorElement>(event, 'a[href]'))
    if (route === undefined || seen.has(route) || slowConnection()) return
    seen.add(route)
    router.prefetch(route)
  }
  document.addEventListener('pointerover', prefetch, { ...options, passive: true })
  document.addEventListener('touchstart', prefetch, { ...options, passive: true })
}

/** The route of a link to another page of the same locale, without the base path. */
function siteRoute(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.target || link.hasAttribute('download')) return undefined
  if (link.dataset.localeSwitch !== undefined || link.origin !== location.origin) return undefined
  if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return undefined
  // The browser itself goes to an anchor of the same page.
  if (link.pathname === location.pathname && link.search === location.search) return undefined
  return `${link.pathname.slice(basePath.length) || '/'}${link.search}${link.hash}`
}

function slowConnection(): boolean {
  // Not every browser has it, and the types have none.
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
