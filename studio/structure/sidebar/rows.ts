import { type Entry, type EntryPath, isCategory } from './entries.ts'
import { filterEntries, type Words } from './filter.ts'

/** The data of a page in the sidebar. */
export interface PageLabel {
  title: string
  /** The page's titles and labels in all languages. */
  names: readonly string[]
  path: string
  /** Whether the page has unpublished changes. */
  draft: boolean
  translated: boolean
}

export interface TreeRow {
  /** Derived from the path, and unique among the rows. */
  id: string
  path: EntryPath
  entry: Entry
  /** 1 for top-level entries. */
  level: number
  title: string
  page: PageLabel | undefined
  /** Undefined for entries that cannot be unfolded. */
  open: boolean | undefined
  /** Position among the visible siblings, from 1. */
  position: number
  siblings: number
}

export const rowId = (path: EntryPath): string => path.join('/')

/** Texts for entries without a name. */
export interface FallbackLabels {
  category: string
  page: string
  noPage: string
}

interface RowContext {
  pages: ReadonlyMap<string, PageLabel>
  /**
   * The keys of unfolded categories. While filtering, categories with matches are unfolded by default; then these are
   * the keys of the categories whose state differs from the default.
   */
  opened: ReadonlySet<string>
  words: Words
  unnamed: FallbackLabels
}

/** Returns the visible rows from top to bottom. */
export function treeRows(
  items: readonly Entry[],
  known: RowContext,
  parent: EntryPath = [],
): TreeRow[] {
  const { pages, opened, unnamed, words } = known
  const shown = filterEntries(items, words, pages)
  return shown.flatMap((entry, index) => {
    const path = [...parent, entry._key]
    const id = rowId(path)
    const page = entry.page ? pages.get(entry.page._ref) : undefined
    const within = entry.items ?? []
    const holds = words.length > 0 && filterEntries(within, words, pages).length > 0
    const open = isCategory(entry) ? opened.has(entry._key) !== holds : undefined
    const row: TreeRow = {
      id,
      path,
      entry,
      level: path.length,
      title: entry.label?.en || page?.title || nameOf(entry, page, unnamed),
      page,
      open,
      position: index + 1,
      siblings: shown.length,
    }
    // A category that matches itself shows all its entries.
    const inside = holds ? known : { ...known, words: [] }
    return open ? [row, ...treeRows(within, inside, path)] : [row]
  })
}

function nameOf(
  { _type, page }: Entry,
  label: PageLabel | undefined,
  unnamed: FallbackLabels,
): string {
  if (page) return label ? unnamed.page : page._ref
  return _type === 'sidebarCategory' ? unnamed.category : unnamed.noPage
}
