import { closest, type Listening } from './on-page.ts'

/** The same page in another locale or version keeps query and hash, however its link is opened. */
export function keptPlace(options: Listening): void {
  const keep = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-keeps-place]')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
  }
  for (const kind of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(kind, keep, { ...options, capture: true })
}
