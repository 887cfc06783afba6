import { type Entry, type EntryPath, isCategory } from './entries.ts'
import { filtered, type Words } from './filter.ts'

/** What is known of a page that is in the sidebar. */
export interface PageLabel {
  title: string
  /** Its titles and labels in every language. */
  names: readonly string[]
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
  /** Place among its siblings that are shown, from 1. */
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
  /**
   * The keys of categories that are unfolded. Where words are looked for, those that hold such entries are unfolded
   * by themselves: then the keys of categories that are the other way round.
   */
  opened: ReadonlySet<string>
  words: Words
  unnamed: Unnamed
}

/** The rows that are seen, from top to bottom. */
export function treeRows(items: readonly Entry[], known: Known, parent: EntryPath = []): TreeRow[] {
  const { pages, opened, unnamed, words } = known
  const shown = filtered(items, words, pages)
  return shown.flatMap((entry, index) => {
    const path = [...parent, entry._key]
    const id = rowId(path)
    const page = entry.page ? pages.get(entry.page._ref) : undefined
    const within = entry.items ?? []
    const holds = words.length > 0 && filtered(within, words, pages).length > 0
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
    // A category that is meant itself shows all that is in it.
    const inside = holds ? known : { ...known, words: [] }
    return open ? [row, ...treeRows(within, inside, path)] : [row]
  })
}

function nameOf({ _type, page }: Entry, label: PageLabel | undefined, unnamed: Unnamed): string {
  if (page) return label ? unnamed.page : page._ref
  return _type === 'sidebarCategory' ? unnamed.category : unnamed.noPage
}
