'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { announcement, applyAnnouncement } from './announcement.ts'
import { type Arrival, arrivals } from './arrival.ts'
import { backToTop } from './back-to-top.ts'
import { applyColourMode, colourMode, labelToggles } from './colour-mode.ts'
import { copyCode } from './copy-code.ts'
import { copyPage } from './copy-page.ts'
import { drawer } from './drawer.ts'
import { fieldFilter } from './field-filter.ts'
import { hashTarget, showHashTarget } from './hash-target.ts'
import { keptPlace } from './kept-place.ts'
import { menus } from './menus.ts'
import { navbarHiding, settleNavbar } from './navbar-hiding.ts'
import { prefetchInView, prefetchOnIntent } from './prefetch.ts'
import { watchScrollers } from './scrollers.ts'
import { applySidebarHiding, sidebarHiding } from './sidebar-hiding.ts'
import { keepSidebar, restoreSidebar } from './sidebar-state.ts'
import { siteLinks } from './site-links.ts'
import { skipLink, startAgain } from './skip-link.ts'
import { streamConsole } from './stream-console.ts'
import { applyTabs, tabs } from './tabs.ts'
import { tocHighlight } from './toc-highlight.ts'
import { applyVersionPreference, versionPreference } from './version-preference.ts'
import { wordWrap } from './word-wrap.ts'

export interface BehaviourProps {
  copied: string
  /** Whether pages whose links are in view are fetched ahead. */
  ahead: boolean
}

/**
 * Everything that reacts, by listeners on the document: the markup is the server's alone, so it is
 * neither sent twice nor hydrated.
 */
export function Behaviour({ copied, ahead }: BehaviourProps) {
  const router = useRouter()
  const pathname = usePathname()
  const first = useRef(true)
  const arrival = useRef<Arrival>(undefined)
  const [pending, startTransition] = useTransition()

  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    announcement(options)
    applyColourMode()
    backToTop(options)
    colourMode(options)
    copyCode(copied, options)
    copyPage(copied, options)
    drawer(options)
    fieldFilter(options)
    hashTarget(options)
    keptPlace(options)
    menus(options)
    navbarHiding(options)
    sidebarHiding(options)
    skipLink(options)
    prefetchOnIntent(router.prefetch, options)
    arrival.current = arrivals(stop.signal)
    siteLinks({
      ...options,
      arrival: arrival.current,
      beforeChange: keepSidebar,
      // Where the page is scrolled to then, `arrivals` decides.
      push: (href) => startTransition(() => router.push(href, { scroll: false })),
    })
    streamConsole(options)
    tabs(options)
    versionPreference(options)
    wordWrap(options)
    document.documentElement.dataset.hasHydrated = 'true'
    return () => stop.abort()
  }, [router, copied])

  useEffect(() => {
    if (first.current) first.current = false
    else {
      startAgain()
      settleNavbar()
    }
    applySidebarHiding()
    applyAnnouncement()
    applyVersionPreference()
    labelToggles()
    restoreSidebar()
    applyTabs()
    showHashTarget()
    arrival.current?.done()
    const stops = [tocHighlight(), watchScrollers()]
    if (ahead) stops.push(prefetchInView(router.prefetch))
    return () => {
      for (const stop of stops) stop()
    }
  }, [pathname, router, ahead])

  useEffect(() => {
    if (!pending) arrival.current?.done()
  }, [pending])

  return null
}
