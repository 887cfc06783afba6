import { closest } from './on-page.ts'

/** Links to the page in another locale or version keep query and hash, however they are opened. */
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
