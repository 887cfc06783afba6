'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { announcement, applyAnnouncement } from './announcement.ts'
import { backToTop } from './back-to-top.ts'
import { applyColourMode, colourMode, labelToggles } from './colour-mode.ts'
import { copyCode } from './copy-code.ts'
import { drawer } from './drawer.ts'
import { fieldFilter } from './field-filter.ts'
import { hashTarget, showHashTarget } from './hash-target.ts'
import { keptPlace } from './kept-place.ts'
import { menus } from './menus.ts'
import { navbarHiding, settleNavbar } from './navbar-hiding.ts'
import { watchScrollers } from './scrollers.ts'
import { applySidebarHiding, sidebarHiding } from './sidebar-hiding.ts'
import { keepSidebarScroll, restoreSidebarScroll } from './sidebar-scroll.ts'
import { siteLinks } from './site-links.ts'
import { skipLink, startAgain } from './skip-link.ts'
import { applyTabs, tabs } from './tabs.ts'
import { tocHighlight } from './toc-highlight.ts'
import { applyVersionPreference, versionPreference } from './version-preference.ts'
import { wordWrap } from './word-wrap.ts'

/**
 * Everything that reacts, by listeners on the document: the markup is the server's alone, so it is
 * neither sent twice nor hydrated.
 */
export function Behaviour({ copied }: { copied: string }) {
  const router = useRouter()
  const pathname = usePathname()
  const first = useRef(true)

  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    announcement(options)
    applyColourMode()
    backToTop(options)
    colourMode(options)
    copyCode(copied, options)
    drawer(options)
    fieldFilter(options)
    hashTarget(options)
    keptPlace(options)
    menus(options)
    navbarHiding(options)
    sidebarHiding(options)
    skipLink(options)
    siteLinks(router, keepSidebarScroll, options)
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
    restoreSidebarScroll()
    applyTabs()
    showHashTarget()
    const stops = [tocHighlight(), watchScrollers()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [pathname])

  return null
}
