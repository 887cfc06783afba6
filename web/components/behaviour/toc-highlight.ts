import { onPage } from './on-page.ts'

/** Marks the table of contents' entry of what is being read; returns how to stop. */
export function tocHighlight(): () => void {
  const links = onPage<HTMLAnchorElement>('[data-toc] a')
  const headings = onPage('main [id], aside [id]')
  const pairs = links.flatMap((link) => {
    const id = decodeURIComponent(link.hash.slice(1))
    const heading = headings.find((element) => element.id === id)
    return heading ? [{ link, heading }] : []
  })
  const mark = () => {
    const line = window.innerHeight / 3
    const read = pairs.filter(({ heading }) => heading.closest('main'))
    const current = read.findLast(({ heading }) => heading.getBoundingClientRect().top < line)
    for (const { link } of pairs) {
      if (link === current?.link) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  mark()
  window.addEventListener('scroll', mark, { passive: true })
  return () => window.removeEventListener('scroll', mark)
}
