'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { backToTop } from './back-to-top.ts'
import { applyColourMode, colourMode } from './colour-mode.ts'
import { copyCode } from './copy-code.ts'
import { drawer } from './drawer.ts'
import { fieldFilter } from './field-filter.ts'
import { localeSwitch } from './locale-switch.ts'
import { navbarHiding } from './navbar-hiding.ts'
import { watchScrollers } from './scrollers.ts'
import { applySidebarHiding, sidebarHiding } from './sidebar-hiding.ts'
import { keepSidebarScroll, restoreSidebarScroll } from './sidebar-scroll.ts'
import { siteLinks } from './site-links.ts'
import { applyTabs, tabs } from './tabs.ts'
import { tocHighlight } from './toc-highlight.ts'
import { wordWrap } from './word-wrap.ts'

/**
 * Everything that reacts, by listeners on the document: the markup is the server's alone, so it is
 * neither sent twice nor hydrated.
 */
export function Behaviour({ copied }: { copied: string }) {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    applyColourMode()
    backToTop(options)
    colourMode(options)
    copyCode(copied, options)
    drawer(options)
    fieldFilter(options)
    localeSwitch(options)
    navbarHiding(options)
    sidebarHiding(options)
    siteLinks(router, keepSidebarScroll, options)
    tabs(options)
    wordWrap(options)
    document.documentElement.dataset.hasHydrated = 'true'
    return () => stop.abort()
  }, [router, copied])

  useEffect(() => {
    applySidebarHiding()
    restoreSidebarScroll()
    applyTabs()
    const stops = [tocHighlight(), watchScrollers()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [pathname])

  return null
}
