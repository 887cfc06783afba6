import { onPage } from './on-page.ts'
import { scrollsQuietly } from './quiet-scroll.ts'

/** Whether the next scroll event is a jump to an anchor, not the reader's. */
let jumping = false

/** Hides the navbar when the reader scrolls down, and shows it when they scroll up. */
export function navbarHiding(): void {
  let last = window.scrollY
  const scrolled = () => {
    const now = window.scrollY
    const before = last
    last = now
    document.documentElement.toggleAttribute('data-scrolled', now > 0)
    const bar = onPage('[data-navbar]')[0]
    if (!bar || scrollsQuietly()) return
    if (jumping) {
      jumping = false
      return
    }
    const height = bar.offsetHeight
    const atEnd = now + window.innerHeight > document.documentElement.scrollHeight - height
    if (now < height) delete bar.dataset.away
    else if (now >= before && before !== 0) bar.dataset.away = ''
    else if (now < before && !atEnd) delete bar.dataset.away
  }
  scrolled()
  window.addEventListener('scroll', scrolled, { passive: true })
  window.addEventListener('hashchange', adjustNavbar)
  document.addEventListener('focusin', (event) => {
    if (!(event.target instanceof Element)) return
    const bar = event.target.closest<HTMLElement>('[data-navbar]')
    if (bar) delete bar.dataset.away
  })
}

/** Hides the navbar when the address leads to an anchor, else shows it. */
export function adjustNavbar(): void {
  const bar = onPage('[data-navbar]')[0]
  if (!bar) return
  jumping = anchorExists()
  if (jumping) bar.dataset.away = ''
  else delete bar.dataset.away
}

function anchorExists(): boolean {
  try {
    const anchor = decodeURIComponent(location.hash.slice(1))
    return anchor !== '' && document.getElementById(anchor) !== null
  } catch {
    // A malformed escape names no anchor.
    return false
  }
}
