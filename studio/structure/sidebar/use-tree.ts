import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { type Entry, type EntryPath, type EntryPosition, isCategory } from './entries.ts'
import { countMatches, wordsOf } from './filter.ts'
import { relocation } from './patches.ts'
import { type PageLabel, rowId, type TreeRow, treeRows } from './rows.ts'
import { sidebarMessages } from './sidebar-messages.ts'
import { type SidebarMove, stepFrom } from './steps.ts'
import { asMember, entryAt, positionOf } from './tree.ts'
import type { EditedSidebar } from './use-sidebar.ts'

const NONE: ReadonlyMap<string, PageLabel> = new Map()
const NO_KEYS: ReadonlySet<string> = new Set()

/** Returns the keys of the categories that contain the page `id`. */
function holding(items: readonly Entry[], id: string | undefined): string[] {
  return items.flatMap((entry) => {
    if (!entry.items) return []
    const within = holding(entry.items, id)
    const here = entry.items.some(({ page }) => page && page._ref === id)
    return here || within.length > 0 ? [entry._key, ...within] : []
  })
}

/** The rows of a sidebar, the current row, and functions to fold, filter and move. */
export function useTree(
  { items, edit }: EditedSidebar,
  pages: ReadonlyMap<string, PageLabel> = NONE,
  shownPage: string | undefined,
) {
  const [opened, setOpened] = useState(NO_KEYS)
  const [filter, setFilter] = useState('')
  const [turned, setTurned] = useState(NO_KEYS)
  const [at, setAt] = useState('')
  const [said, setSaid] = useState('')
  const t = useMessages(sidebarMessages)
  const refocus = useRef(false)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const keys = holding(items, shownPage)
    setOpened((before) =>
      keys.every((key) => before.has(key)) ? before : new Set([...before, ...keys]),
    )
  }, [items, shownPage])

  const [category, page, noPage] = [t('unnamedCategory'), t('unnamedPage'), t('noPage')]
  const words = useMemo(() => wordsOf(filter), [filter])
  const isFiltered = words.length > 0
  const unfolded = isFiltered ? turned : opened
  const rows = useMemo(
    () => treeRows(items, { pages, opened: unfolded, words, unnamed: { category, page, noPage } }),
    [items, pages, unfolded, words, category, page, noPage],
  )
  const found = useMemo(() => countMatches(items, words, pages), [items, words, pages])
  const current = rows.find(({ id }) => id === at)

  const elementOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

  // A moved row may be a new element, which must get the focus.
  useEffect(() => {
    if (!refocus.current || !rows.some(({ id }) => id === at)) return
    refocus.current = false
    elementOf(at)?.focus()
  }, [rows, at])

  const focus = (row: TreeRow | undefined) => {
    if (!row) return
    setAt(row.id)
    // Selecting the current row changes no state, so no effect would run.
    if (row.id === at) elementOf(at)?.focus()
    else refocus.current = true
  }
  const toggle = ({ entry }: TreeRow) => {
    const next = new Set(unfolded)
    if (!next.delete(entry._key)) next.add(entry._key)
    if (isFiltered) setTurned(next)
    else setOpened(next)
  }
  const filterBy = (text: string) => {
    setFilter(text)
    setTurned(NO_KEYS)
  }
  /** Clears the filter, unfolds the categories of the entry at `path`, and makes it current. */
  const reveal = (path: EntryPath) => {
    filterBy('')
    setOpened((before) => new Set([...before, ...path.slice(0, -1)]))
    setAt(rowId(path))
  }
  const moveTo = (path: EntryPath, place: EntryPosition) => {
    const key = asMember(items, path, place.parent)._key
    edit?.patch(relocation(items, path, place))
    setOpened((before) => new Set([...before, ...place.parent]))
    setAt(rowId([...place.parent, key]))
    refocus.current = true
    const holder = place.parent.length > 0 ? entryAt(items, place.parent)?.label?.en : undefined
    const number = place.index + 1
    setSaid(holder ? t('movedIn', { number, category: holder }) : t('movedTop', { number }))
  }
  const stepPlace = (step: SidebarMove) =>
    // In a filtered tree the neighbours are hidden, so moving is disabled.
    current && !isFiltered ? stepFrom(items, current.path, step) : undefined
  const stepTo = (step: SidebarMove) => {
    const place = stepPlace(step)
    if (edit && current && place) moveTo(current.path, place)
  }
  /** Returns the position of a new entry: in the current category if it is open, else behind the current row. */
  const newPlace = (): EntryPosition => {
    if (!current) return { parent: [], index: items.length }
    const { entry, path, open } = current
    if (isCategory(entry) && open) return { parent: path, index: entry.items?.length ?? 0 }
    const { parent, index } = positionOf(items, path)
    return { parent, index: index + 1 }
  }

  return {
    root,
    rows,
    current,
    said,
    filter: { text: filter, isOn: isFiltered, found, set: filterBy },
    setAt,
    reveal,
    focus,
    toggle,
    moveTo,
    stepPlace,
    stepTo,
    newPlace,
  }
}

export type Tree = ReturnType<typeof useTree>
