import { listen } from './events.ts'
import { showHashTarget } from './hash-target.ts'
import { progress } from './progress.ts'

let shown = location.pathname
let wanted: string | undefined
let awaitsDocument = false
const bar = progress()

/** Follows the way to another page: the bar meanwhile, and where the reader is then. */
export function arrival(): void {
  window.addEventListener('popstate', () => {
    // The browser itself goes back to where the reader was.
    wanted = undefined
    if (location.pathname !== shown) bar.start()
  })
  listen('site:settled', arrive)
  // A document that was left comes back as it was.
  window.addEventListener('pageshow', bar.end)
  window.navigation?.addEventListener('navigateerror', () => {
    // The reader has stopped it. The framework's own ways to a document are not the reader's to stop.
    if (awaitsDocument) bar.end()
  })
}

/**
 * Another page of this document is asked for. `hash` is where the reader will be on the page at
 * `path`, base path included: at the top if it is empty, where they are if there is none.
 */
export function expectPage(path: string, hash?: string): void {
  wanted = hash
  awaitsDocument = false
  if (path === shown) return
  bar.start()
  bar.warnOfDocument()
}

/** Another document is asked for, whose place on the page the browser knows. */
export function expectDocument(): void {
  awaitsDocument = true
  bar.start()
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
