import { notFoundPath, pathOfAddress } from '../config/paths.ts'
import { closest } from './on-page.ts'

/** The same page in another locale or version keeps query and hash, however its link is opened. */
export function preserveLocation(): void {
  const keep = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-keeps-place]')
    if (!link) return
    // Where no page was found the link leads to what was asked for, not to what is shown for it.
    if (link.pathname.endsWith(`/${notFoundPath}`))
      link.pathname = link.pathname.replace(notFoundPath, pathOfAddress(location.pathname))
    link.search = location.search
    link.hash = location.hash
  }
  for (const kind of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(kind, keep, { capture: true })
}
