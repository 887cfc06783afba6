import { showHashTarget } from './hash-target.ts'
import { progress } from './progress.ts'

export interface Arrival {
  /**
   * `hash` is where the reader will be on the page at `path`, base path included: at the top if it
   * is empty, where they are if there is none.
   */
  expect(path: string, hash?: string): void
  /** Called when what was asked for shows. */
  done(): void
}

/** What happens between a press on a link and the new page: the bar, and the place on the page. */
export function arrivals(signal: AbortSignal): Arrival {
  let shown = location.pathname
  let wanted: string | undefined
  const bar = progress()

  const expect = (path: string, hash?: string) => {
    wanted = hash
    if (path !== shown) bar.start()
  }
  const done = () => {
    shown = location.pathname
    bar.end()
    if (wanted !== undefined) goTo(wanted)
    wanted = undefined
  }
  window.addEventListener(
    'popstate',
    () => {
      // The browser itself goes back to where the reader was.
      wanted = undefined
      if (location.pathname !== shown) bar.start()
    },
    { signal },
  )
  signal.addEventListener('abort', () => bar.end())
  return { expect, done }
}

function goTo(hash: string): void {
  if (hash) {
    showHashTarget()
    document.querySelector('[data-target]')?.scrollIntoView()
  } else window.scrollTo(0, 0)
}
