import { type Entry, type EntryPath, isCategory } from './entries.ts'

/** What is known of a page that is in the sidebar. */
export interface PageLabel {
  title: string
  path: string
  /** Whether it has changes that readers do not see yet. */
  draft: boolean
  translated: boolean
}

export interface TreeRow {
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

/** What entries are called that have no name of their own. */
export interface Unnamed {
  category: string
  page: string
  noPage: string
}

interface Known {
  pages: ReadonlyMap<string, PageLabel>
  /** The keys of categories that are unfolded. */
  opened: ReadonlySet<string>
  unnamed: Unnamed
}

/** The rows that are seen, from top to bottom. */
export function treeRows(items: readonly Entry[], known: Known, parent: EntryPath = []): TreeRow[] {
  const { pages, opened, unnamed } = known
  return items.flatMap((entry, index) => {
    const path = [...parent, entry._key]
    const id = rowId(path)
    const page = entry.page ? pages.get(entry.page._ref) : undefined
    const open = isCategory(entry) ? opened.has(entry._key) : undefined
    const row: TreeRow = {
      id,
      path,
      entry,
      level: path.length,
      title: entry.label?.en || page?.title || nameOf(entry, page, unnamed),
      page,
      open,
      position: index + 1,
      siblings: items.length,
    }
    return open ? [row, ...treeRows(entry.items ?? [], known, path)] : [row]
  })
}

function nameOf({ _type, page }: Entry, label: PageLabel | undefined, unnamed: Unnamed): string {
  if (page) return label ? unnamed.page : page._ref
  return _type === 'sidebarCategory' ? unnamed.category : unnamed.noPage
}
