/** Where the page that is shown stands. */
export interface CurrentLocation {
  href: string
  /** Name of the sidebar that holds the page. */
  sidebar?: string | undefined
}

/** `page` for the link to this very page, `true` for one to another page of the same sidebar. */
export function currentMark(
  link: { href?: string; sidebar?: string },
  place: CurrentLocation,
): 'page' | 'true' | undefined {
  if (link.href === place.href) return 'page'
  return link.sidebar !== undefined && link.sidebar === place.sidebar ? 'true' : undefined
}
