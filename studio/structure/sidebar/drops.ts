import { type Entry, type EntryPath, type EntryPosition, isCategory } from './entries.ts'
import { entryAt, fits, positionOf } from './tree.ts'

/** Which part of a row something is dropped on. */
export type Side = 'before' | 'into' | 'after'

/** The part of a row at `ratio` of its height, 0 at its top: the middle of a category is its inside. */
export function sideAt(entry: Entry, ratio: number): Side {
  if (!isCategory(entry)) return ratio < 0.5 ? 'before' : 'after'
  if (ratio < 0.3) return 'before'
  return ratio > 0.7 ? 'after' : 'into'
}

/** Where the entry at `path` comes to be when dropped on a row; undefined where it may not. */
export function dropPlace(
  items: readonly Entry[],
  path: EntryPath,
  on: { path: EntryPath; side: Side },
): EntryPosition | undefined {
  const place = on.side === 'into' ? inside(items, path, on.path) : beside(items, path, on)
  return fits(items, path, place) ? place : undefined
}

function inside(items: readonly Entry[], path: EntryPath, category: EntryPath): EntryPosition {
  const entries = entryAt(items, category)?.items ?? []
  const stays = path.length === category.length + 1 && category.every((key, at) => path[at] === key)
  return { parent: category, index: entries.length - (stays ? 1 : 0) }
}

function beside(
  items: readonly Entry[],
  path: EntryPath,
  on: { path: EntryPath; side: Side },
): EntryPosition {
  const { parent, index } = positionOf(items, on.path)
  const from = positionOf(items, path)
  const same = from.parent.join() === parent.join()
  const passed = same && from.index < index ? 1 : 0
  return { parent, index: index - passed + (on.side === 'after' ? 1 : 0) }
}
