import { onPage } from './on-page.ts'

/** Marks the current section in the table of contents; returns a function that stops it. */
export function tocHighlight(): () => void {
  // Hidden links included, since clearing a filter shows them again.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')]
  const headings = new Map(
    [...document.querySelectorAll('main [id]')].map((element) => [element.id, element]),
  )
  const pairs = links.flatMap((link) => {
    const heading = headings.get(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  const mark = () => {
    const shown = pairs.filter(({ link, heading }) =>
      [link, heading].every((element) => element.checkVisibility()),
    )
    const tops = shown.map(({ heading }) => heading.getBoundingClientRect().top)
    const current = shown[currentHeading(tops, navbarHeight(), window.innerHeight)]
    for (const { link } of pairs) {
      if (link !== current?.link) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true')
        keepInView(link)
      }
    }
  }
  mark()
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  window.addEventListener('scroll', mark, options)
  window.addEventListener('resize', mark, options)
  return () => stop.abort()
}

/**
 * Index of the current heading, given the distances of headings from the top of the window, px; -1 for none. The first
 * heading below the navbar counts when it is in the upper half of the window, else the one before it; when all are
 * above, the last.
 */
export function currentHeading(tops: readonly number[], navbar: number, height: number): number {
  const next = tops.findIndex((top) => top >= navbar)
  if (next < 0) return tops.length - 1
  return (tops[next] ?? 0) < height / 2 ? next : next - 1
}

function navbarHeight(): number {
  return onPage('[data-navbar]')[0]?.offsetHeight ?? 0
}

/** Scrolls only a long table of contents. */
function keepInView(link: HTMLElement): void {
  const box = link.closest('aside')
  if (!box || box.scrollHeight <= box.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top < frame.top) box.scrollTop -= frame.top - top + 40
  else if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom + 40
}
