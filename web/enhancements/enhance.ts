import { announcement, applyAnnouncement } from './announcement.ts'
import { backToTop } from './back-to-top.ts'
import { applyChangesFilter, changesFilter } from './changes-filter.ts'
import { codeView } from './code-view.ts'
import { applyColourMode, colourMode, labelToggles } from './colour-mode.ts'
import { copyCode } from './copy-code.ts'
import { copyPage } from './copy-page.ts'
import { drawer } from './drawer.ts'
import { listen } from './events.ts'
import { applyFilter, fieldFilter } from './field-filter.ts'
import { followAddress, showFollowAddress } from './follow-address.ts'
import { hashTarget, showHashTarget } from './hash-target.ts'
import { consoles, mountIslands } from './islands.ts'
import { storeLastPage } from './last-pages.ts'
import { applyLastVisit, lastVisit } from './last-visit.ts'
import { menus } from './menus.ts'
import { followMovedChange, movedChange } from './moved-change.ts'
import { moveInPlace } from './moves.ts'
import { adjustNavbar, navbarHiding } from './navbar-hiding.ts'
import { endNavigation, trackNavigation } from './navigation-progress.ts'
import { ownFonts } from './own-fonts.ts'
import { preserveLocation } from './preserve-location.ts'
import { watchScrollers } from './scrollers.ts'
import { closeSearch, labelShortcuts, searchDialog } from './search-dialog.ts'
import { applySidebarHiding, sidebarHiding } from './sidebar-hiding.ts'
import { sidebarPress } from './sidebar-press.ts'
import { restoreSidebar } from './sidebar-state.ts'
import { siteLinks } from './site-links.ts'
import { resetFocusStart, skipLink } from './skip-link.ts'
import { stalePage } from './stale-page.ts'
import { clearAfterReload } from './storage.ts'
import { applyTabs, tabs } from './tabs.ts'
import { tocHighlight } from './toc-highlight.ts'
import { trustedScripts } from './trusted-scripts.ts'
import { applyVersionPreference, versionPreference } from './version-preference.ts'

/** Listeners on the document, registered once. */
const enhancements = [
  trustedScripts,
  searchDialog,
  drawer,
  menus,
  tabs,
  codeView,
  copyCode,
  copyPage,
  colourMode,
  announcement,
  backToTop,
  fieldFilter,
  changesFilter,
  lastVisit,
  movedChange,
  hashTarget,
  preserveLocation,
  navbarHiding,
  sidebarHiding,
  sidebarPress,
  skipLink,
  versionPreference,
  trackNavigation,
  siteLinks,
  moveInPlace,
  consoles,
  followAddress,
  ownFonts,
  stalePage,
]

/** Functions that run for each new page; each may return a function that stops it. */
const onEachPage: (() => unknown)[] = [
  applyColourMode,
  applySidebarHiding,
  applyAnnouncement,
  applyVersionPreference,
  labelToggles,
  labelShortcuts,
  restoreSidebar,
  applyTabs,
  applyFilter,
  applyChangesFilter,
  applyLastVisit,
  storeLastPage,
  showHashTarget,
  followMovedChange,
  endNavigation,
  tocHighlight,
  watchScrollers,
  showFollowAddress,
  mountIslands,
]

let stops: unknown[] = []

/** Runs for each page that shows, in a new document or in place. */
function showPage(): void {
  for (const stop of stops) if (typeof stop === 'function') stop()
  document.documentElement.dataset.enhanced = 'true'
  stops = onEachPage.map(attempt)
}

/** A failing enhancement must not break the others. */
function attempt<Result>(enhancement: () => Result): Result | undefined {
  try {
    return enhancement()
  } catch (error) {
    reportError(error)
    return undefined
  }
}

clearAfterReload()
enhancements.forEach(attempt)
showPage()

listen('site:page', ({ renewed }) => {
  if (!renewed) {
    closeSearch()
    resetFocusStart()
    adjustNavbar()
  }
  showPage()
})
// A prerendered page shows later, and one from the back/forward cache again: stored choices may have changed.
document.addEventListener('prerenderingchange', showPage)
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  closeSearch()
  showPage()
})
