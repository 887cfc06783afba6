import { type Entry, type EntryPath, type EntryPosition, isCategory } from './entries.ts'
import { entryAt, fits, positionOf } from './tree.ts'

/** The part of a row on which an entry is dropped. */
export type DropSide = 'before' | 'into' | 'after'

/** Returns the part of a row at `ratio` of its height (0 is the top): the middle of a category is `into`. */
export function sideAt(entry: Entry, ratio: number): DropSide {
  if (!isCategory(entry)) return ratio < 0.5 ? 'before' : 'after'
  if (ratio < 0.3) return 'before'
  return ratio > 0.7 ? 'after' : 'into'
}

/** Returns the position of the entry at `path` after a drop on a row; undefined if the drop is not allowed. */
export function dropPosition(
  items: readonly Entry[],
  path: EntryPath,
  on: { path: EntryPath; side: DropSide },
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
  on: { path: EntryPath; side: DropSide },
): EntryPosition {
  const { parent, index } = positionOf(items, on.path)
  const from = positionOf(items, path)
  const same = from.parent.join() === parent.join()
  const passed = same && from.index < index ? 1 : 0
  return { parent, index: index - passed + (on.side === 'after' ? 1 : 0) }
}
