import { type Entry, type EntryPath, type EntryPosition, isCategory } from './entries.ts'

/** The entries of the category at `parent`, or of the sidebar itself; none of one that is not there. */
export function entriesIn(items: readonly Entry[], parent: EntryPath): readonly Entry[] {
  if (parent.length === 0) return items
  return entryAt(items, parent)?.items ?? []
}

export function entryAt(items: readonly Entry[], path: EntryPath): Entry | undefined {
  const [key, ...rest] = path
  const found = items.find((entry) => entry._key === key)
  return rest.length === 0 || !found ? found : entryAt(found.items ?? [], rest)
}

/** Where the entry at `path` is now. */
export function positionOf(items: readonly Entry[], path: EntryPath): EntryPosition {
  const parent = path.slice(0, -1)
  const index = entriesIn(items, parent).findIndex((entry) => entry._key === path.at(-1))
  return { parent, index }
}

/** The entries without the one at `path`. */
export function without(items: readonly Entry[], path: EntryPath): Entry[] {
  return changed(items, path.slice(0, -1), (siblings) =>
    siblings.filter((entry) => entry._key !== path.at(-1)),
  )
}

/** The entries with one more. */
export function withEntry(
  items: readonly Entry[],
  { parent, index }: EntryPosition,
  entry: Entry,
): Entry[] {
  return changed(items, parent, (siblings) => siblings.toSpliced(index, 0, entry))
}

/** Whether the entry at `path` may be at `place`: in a category that is there, and not in itself. */
export function fits(
  items: readonly Entry[],
  path: EntryPath,
  { parent, index }: EntryPosition,
): boolean {
  const holder = parent.length === 0 ? undefined : entryAt(items, parent)
  const inItself = path.every((key, step) => parent[step] === key)
  if (index < 0 || inItself || (parent.length > 0 && !(holder && isCategory(holder)))) return false
  return index <= entriesIn(without(items, path), parent).length
}

/** The entry at `path` as it may be in `parent`: with another key where its own is taken there. */
export function asMember(items: readonly Entry[], path: EntryPath, parent: EntryPath): Entry {
  const entry = entryAt(items, path)
  if (!entry)
    throw new Error(`The sidebar has no entry ${path.join(' / ')}: it was removed meanwhile`)
  const taken = new Set(entriesIn(without(items, path), parent).map(({ _key }) => _key))
  let key = entry._key
  while (taken.has(key)) key += 'x'
  return { ...entry, _key: key }
}

/** The entries with the one at `path` at `place` instead. */
export function moved(items: readonly Entry[], path: EntryPath, place: EntryPosition): Entry[] {
  return withEntry(without(items, path), place, asMember(items, path, place.parent))
}

function changed(
  items: readonly Entry[],
  parent: EntryPath,
  change: (siblings: readonly Entry[]) => Entry[],
): Entry[] {
  const [key, ...rest] = parent
  if (key === undefined) return change(items)
  return items.map((entry) =>
    entry._key === key ? { ...entry, items: changed(entry.items ?? [], rest, change) } : entry,
  )
}
