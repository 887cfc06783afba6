import { closest, type Listening } from './on-page.ts'
import { type SiteRoute, siteRoute } from './site-route.ts'

type Prefetch = (path: string) => void

const prefetched = new Set<string>()

/** Fetches what a link leads to when the reader points at it or touches it, once per page. */
export function prefetchOnIntent(prefetch: Prefetch, options: Listening): void {
  const onIntent = (event: Event) => {
    once(siteRoute(closest<HTMLAnchorElement>(event, 'a[href]')), prefetch)
  }
  document.addEventListener('pointerover', onIntent, { ...options, passive: true })
  document.addEventListener('touchstart', onIntent, { ...options, passive: true })
}

/** Fetches what the links lead to that come into view; returns how to stop. */
export function prefetchInView(prefetch: Prefetch): () => void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href]')
  if (!('IntersectionObserver' in window)) {
    for (const link of links) once(siteRoute(link), prefetch)
    return () => undefined
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      once(siteRoute(target), prefetch)
    }
  })
  for (const link of links) observer.observe(link)
  return () => observer.disconnect()
}

function once(route: SiteRoute | undefined, prefetch: Prefetch): void {
  if (!route || prefetched.has(route.path) || slowConnection()) return
  prefetched.add(route.path)
  prefetch(route.path)
}

function slowConnection(): boolean {
  // Not every browser has it, and the types have none.
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
