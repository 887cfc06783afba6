import { closest } from './on-page.ts'

/** The same page in another locale or version keeps query and hash, however its link is opened. */
export function preserveLocation(): void {
  const keep = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-keeps-place]')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
  }
  for (const kind of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(kind, keep, { capture: true })
}
