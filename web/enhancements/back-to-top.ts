import { closest, onPage } from './on-page.ts'

/** Scroll position beyond which the button shows, px. */
const beyond = 300

/** Shows the button when the reader scrolls up, and scrolls to the top when it is pressed. */
export function backToTop(): void {
  let last = window.scrollY
  let jumped = false
  const show = (shown: boolean) => {
    for (const button of onPage('[data-to-top]'))
      if (shown) button.dataset.shown = ''
      else delete button.dataset.shown
  }
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY
      const atEnd = now + window.innerHeight >= document.documentElement.scrollHeight - 1
      if (now === last) return
      show(now < last && now >= beyond && !atEnd && !jumped)
      last = now
      jumped = false
    },
    { passive: true },
  )
  window.addEventListener('hashchange', () => {
    jumped = true
    show(false)
  })
  document.addEventListener(
    'click',
    (event) => {
      if (!closest(event, '[data-to-top]')) return
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    },
    { capture: true },
  )
}
