import { type Entry, type EntryPath, isCategory } from './entries.ts'

/** What is known of a page that is in the sidebar. */
export interface PageLabel {
  title: string
  path: string
  /** Whether it has changes that readers do not see yet. */
  draft: boolean
  translated: boolean
}

export interface Row {
  /** Made of the path: tells rows apart. */
  id: string
  path: EntryPath
  entry: Entry
  /** 1 at the top. */
  level: number
  title: string
  page: PageLabel | undefined
  /** Undefined of what cannot be folded. */
  open: boolean | undefined
  /** Place among its siblings, from 1. */
  position: number
  siblings: number
}

export const rowId = (path: EntryPath): string => path.join('/')

/** The rows that are seen, from top to bottom; `opened` holds the keys of categories that are unfolded. */
export function rowsOf(
  items: readonly Entry[],
  pages: ReadonlyMap<string, PageLabel>,
  opened: ReadonlySet<string>,
  parent: EntryPath = [],
): Row[] {
  return items.flatMap((entry, index) => {
    const path = [...parent, entry._key]
    const id = rowId(path)
    const page = entry.page ? pages.get(entry.page._ref) : undefined
    const open = isCategory(entry) ? opened.has(entry._key) : undefined
    const row: Row = {
      id,
      path,
      entry,
      level: path.length,
      title: entry.label?.en || page?.title || nameless(entry),
      page,
      open,
      position: index + 1,
      siblings: items.length,
    }
    return open ? [row, ...rowsOf(entry.items ?? [], pages, opened, path)] : [row]
  })
}

function nameless({ _type, page }: Entry): string {
  if (page) return page._ref
  return _type === 'sidebarCategory' ? 'Category without a label' : 'No page chosen'
}
