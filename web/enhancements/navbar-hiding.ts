import { onPage } from './on-page.ts'
import { scrollsQuietly } from './quiet-scroll.ts'

/** The next scroll is a jump to an anchor, which is not the reader's. */
let jumping = false

/** The navbar goes away when the reader scrolls down, and comes back when they scroll up. */
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
  window.addEventListener('hashchange', settleNavbar)
  document.addEventListener('focusin', (event) => {
    if (!(event.target instanceof Element)) return
    const bar = event.target.closest<HTMLElement>('[data-navbar]')
    if (bar) delete bar.dataset.away
  })
}

/** Out of the way of an anchor that the address leads to; else in sight. */
export function settleNavbar(): void {
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
    // Whoever wrote the address did not encode it.
    return false
  }
}
