import { closest } from '../../enhancements/on-page.ts'
import { type SiteRoute, siteRoute } from '../../enhancements/site-route.ts'
import { slowConnection } from '../../enhancements/slow-connection.ts'

type Prefetch = (path: string) => void

const prefetched = new Set<string>()

/** Fetches what a link leads to when the reader points at it or touches it, once per page. */
export function prefetchOnIntent(prefetch: Prefetch, signal: AbortSignal): void {
  const onIntent = (event: Event) => {
    once(siteRoute(closest<HTMLAnchorElement>(event, 'a[href]')), prefetch)
  }
  document.addEventListener('pointerover', onIntent, { passive: true, signal })
  document.addEventListener('touchstart', onIntent, { passive: true, signal })
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
