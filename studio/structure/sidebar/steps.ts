import { type Entry, type EntryPath, type EntryPosition, isCategory } from './entries.ts'
import { entriesIn, positionOf } from './tree.ts'

export type SidebarMove = 'up' | 'down' | 'in' | 'out'

/**
 * Returns the position to which a step moves the entry: before the previous entry, behind the next one, to the end of
 * the category above, or behind the surrounding category. Returns undefined if there is no such position.
 */
export function stepFrom(
  items: readonly Entry[],
  path: EntryPath,
  step: SidebarMove,
): EntryPosition | undefined {
  const { parent, index } = positionOf(items, path)
  const siblings = entriesIn(items, parent)
  if (index < 0) return undefined
  switch (step) {
    case 'up':
      return index > 0 ? { parent, index: index - 1 } : undefined
    case 'down':
      return index < siblings.length - 1 ? { parent, index: index + 1 } : undefined
    case 'in': {
      const above = siblings[index - 1]
      if (!above || !isCategory(above)) return undefined
      return { parent: [...parent, above._key], index: above.items?.length ?? 0 }
    }
    case 'out': {
      if (parent.length === 0) return undefined
      const category = positionOf(items, parent)
      return { ...category, index: category.index + 1 }
    }
  }
}
