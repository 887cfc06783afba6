import { type Entry, type EntryPath, type EntryPosition, isCategory } from './entries.ts'

/** Returns the entries of the category at `parent`, or of the sidebar for an empty path; none if it does not exist. */
export function entriesIn(items: readonly Entry[], parent: EntryPath): readonly Entry[] {
  if (parent.length === 0) return items
  return entryAt(items, parent)?.items ?? []
}

export function entryAt(items: readonly Entry[], path: EntryPath): Entry | undefined {
  const [key, ...rest] = path
  const found = items.find((entry) => entry._key === key)
  return rest.length === 0 || !found ? found : entryAt(found.items ?? [], rest)
}

/** Returns the current position of the entry at `path`. */
export function positionOf(items: readonly Entry[], path: EntryPath): EntryPosition {
  const parent = path.slice(0, -1)
  const index = entriesIn(items, parent).findIndex((entry) => entry._key === path.at(-1))
  return { parent, index }
}

export function withoutEntry(items: readonly Entry[], path: EntryPath): Entry[] {
  return changed(items, path.slice(0, -1), (siblings) =>
    siblings.filter((entry) => entry._key !== path.at(-1)),
  )
}

export function withEntry(
  items: readonly Entry[],
  { parent, index }: EntryPosition,
  entry: Entry,
): Entry[] {
  return changed(items, parent, (siblings) => siblings.toSpliced(index, 0, entry))
}

/** Whether the entry may move to `place`: the category exists, and is not the entry or within it. */
export function fits(
  items: readonly Entry[],
  path: EntryPath,
  { parent, index }: EntryPosition,
): boolean {
  const holder = parent.length === 0 ? undefined : entryAt(items, parent)
  const inItself = path.every((key, step) => parent[step] === key)
  if (index < 0 || inItself || (parent.length > 0 && !(holder && isCategory(holder)))) return false
  return index <= entriesIn(withoutEntry(items, path), parent).length
}

/** Returns the entry for use in `parent`, with a new key if an entry there has the same one. */
export function asMember(items: readonly Entry[], path: EntryPath, parent: EntryPath): Entry {
  const entry = entryAt(items, path)
  if (!entry)
    throw new Error(`The sidebar has no entry ${path.join(' / ')}: it was removed meanwhile`)
  const taken = new Set(entriesIn(withoutEntry(items, path), parent).map(({ _key }) => _key))
  let key = entry._key
  while (taken.has(key)) key += 'x'
  return { ...entry, _key: key }
}

/** Returns the entries after the entry at `path` has moved to `place`. */
export function withMovedEntry(
  items: readonly Entry[],
  path: EntryPath,
  place: EntryPosition,
): Entry[] {
  return withEntry(withoutEntry(items, path), place, asMember(items, path, place.parent))
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
