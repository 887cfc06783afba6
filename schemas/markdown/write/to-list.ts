import type { BlockContent, List, ListItem } from 'mdast'

/** A list item with its level, from 1. */
export interface Entry {
  ordered: boolean
  level: number
  /** The number of an item that does not follow from the preceding one. */
  start?: number | undefined
  content: BlockContent
}

/** Converts flat items with levels to nested lists. */
export function toLists(entries: Entry[]): List[] {
  const lists: List[] = []
  const open: List[] = []
  const put = (depth: number, ordered: boolean, children: BlockContent[], start?: number) => {
    open.length = Math.min(open.length, depth)
    if (open[depth - 1]?.ordered !== ordered || start !== undefined) {
      const first = start === undefined ? {} : { start }
      const list: List = { type: 'list', ordered, ...first, spread: false, children: [] }
      open[depth - 1] = list
      const parent = open[depth - 2]?.children.at(-1)
      if (parent) parent.children.push(list)
      else lists.push(list)
    }
    const item: ListItem = { type: 'listItem', spread: false, children }
    open[depth - 1]?.children.push(item)
    // Without an empty line before it, a list that starts at another number than 1 would be read as text.
    if (start !== undefined)
      for (const { children } of open.slice(0, depth - 1)) {
        const parent = children.at(-1)
        if (parent) parent.spread = true
      }
  }
  for (const { ordered, level, content, start } of entries) {
    // Levels that Markdown cannot skip are filled with items that contain only a list.
    for (let depth = open.length + 1; depth < level; depth++) put(depth, ordered, [])
    put(level, ordered, [content], start)
  }
  return lists
}
