import type { List, ListItem, PhrasingContent } from 'mdast'
import type { TextBlock } from '../../../blocks/block/model.ts'

/** List items, flat with their levels, as Markdown's nested lists. */
export function toLists(
  blocks: TextBlock[],
  words: (block: TextBlock) => PhrasingContent[],
): List[] {
  const lists: List[] = []
  /** The open list of each level, outermost first. */
  const open: List[] = []
  for (const block of blocks) {
    const ordered = block.listItem === 'number'
    // An item can be one level below the one before it, not two.
    const depth = Math.min(block.level ?? 1, open.length + 1)
    open.length = Math.min(open.length, depth)
    if (open[depth - 1]?.ordered !== ordered) {
      const list: List = { type: 'list', ordered, spread: false, children: [] }
      open[depth - 1] = list
      const parent = open[depth - 2]?.children.at(-1)
      if (parent) parent.children.push(list)
      else lists.push(list)
    }
    const item: ListItem = {
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: words(block) }],
    }
    open[depth - 1]?.children.push(item)
  }
  return lists
}
