import { type Listening, onPage } from './on-page.ts'
import { scrollsQuietly } from './quiet-scroll.ts'

/** The navbar goes away when the reader scrolls down, and comes back when they scroll up. */
export function navbarHiding(options: Listening): void {
  let last = window.scrollY
  window.addEventListener(
    'scroll',
    () => {
      const bar = onPage('[data-navbar]')[0]
      if (!bar) return
      const now = window.scrollY
      const height = bar.offsetHeight
      const atEnd = now + window.innerHeight > document.documentElement.scrollHeight - height
      if (scrollsQuietly()) {
        last = now
        return
      }
      if (now < height) delete bar.dataset.away
      else if (now >= last && last !== 0) bar.dataset.away = ''
      else if (now < last && !atEnd) delete bar.dataset.away
      last = now
    },
    { ...options, passive: true },
  )
  document.addEventListener(
    'focusin',
    (event) => {
      if (!(event.target instanceof Element)) return
      const bar = event.target.closest<HTMLElement>('[data-navbar]')
      if (bar) delete bar.dataset.away
    },
    options,
  )
}
