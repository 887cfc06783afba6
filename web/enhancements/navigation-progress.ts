import { showHashTarget } from './hash-target.ts'
import { progress } from './progress.ts'

let shown = location.pathname
let wanted: string | undefined
const bar = progress()

/** Tracks a move to another page: shows the progress bar, then scrolls to the target. */
export function trackNavigation(): void {
  window.addEventListener('popstate', () => {
    // On back and forward the scroll position is restored instead.
    wanted = undefined
    if (location.pathname !== shown) bar.start()
  })
  // A document restored from the back/forward cache may have the bar running.
  window.addEventListener('pageshow', bar.end)
}

/**
 * Starts a move to the page at `path` (with the base path). `hash` is the scroll target: the top of the page if empty;
 * undefined keeps the scroll position.
 */
export function startNavigation(path: string, hash?: string): void {
  wanted = hash
  if (path !== shown) bar.start()
}

/** Ends the move when the new page shows. */
export function endNavigation(): void {
  shown = location.pathname
  bar.end()
  if (wanted !== undefined) goTo(wanted)
  wanted = undefined
}

function goTo(hash: string): void {
  if (hash) {
    showHashTarget()
    document.querySelector('[data-target]')?.scrollIntoView()
  } else window.scrollTo(0, 0)
}
