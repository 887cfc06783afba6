/** The location of the current page. */
export interface CurrentLocation {
  href: string
  /** Name of the page's sidebar. */
  sidebar?: string | undefined
}

/** `page` for a link to the current page, `true` for one to another page of the same sidebar. */
export function currentMark(
  link: { href?: string; sidebar?: string },
  place: CurrentLocation,
): 'page' | 'true' | undefined {
  if (link.href === place.href) return 'page'
  return link.sidebar !== undefined && link.sidebar === place.sidebar ? 'true' : undefined
}
