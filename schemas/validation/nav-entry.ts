// A type alias, because Sanity's types require an index signature.
export type NavEntry = {
  page?: unknown
  href?: string
  items?: { items?: unknown[] }[]
}

/** Returns a message if a navigation entry has no target or several. */
export function navEntryProblem(entry: NavEntry | undefined): string | undefined {
  if (!entry) return undefined
  const { page, href, items = [] } = entry
  if (items.some((inner) => inner.items?.length))
    return 'A menu has no menus in it: move its entries one level up.'
  const ways = [page, href, items.length > 0].filter(Boolean).length
  if (ways === 0) return 'It leads nowhere: choose a page, give an address, or add a menu below it.'
  if (ways > 1) return 'Choose one: a page, an address elsewhere, or a menu below it.'
  return undefined
}
