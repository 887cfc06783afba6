import { showHashTarget } from './hash-target.ts'
import { progress } from './progress.ts'

let shown = location.pathname
let wanted: string | undefined
const bar = progress()

/** Follows the way to another page: the bar meanwhile, and where the reader is then. */
export function arrival(): void {
  window.addEventListener('popstate', () => {
    // Back and forward lead to where the reader was.
    wanted = undefined
    if (location.pathname !== shown) bar.start()
  })
  // A document that was left comes back as it was.
  window.addEventListener('pageshow', bar.end)
}

/**
 * Another page is asked for. `hash` is where the reader will be on the page at `path`, base path included: at the top
 * if it is empty, where they are if there is none.
 */
export function expectPage(path: string, hash?: string): void {
  wanted = hash
  if (path !== shown) bar.start()
}

/** What was asked for shows. */
export function arrive(): void {
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
