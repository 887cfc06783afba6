import type { List, Node, PhrasingContent } from 'mdast'
import { type MarkdownSource, markdownError } from './source.ts'

export interface ListItem {
  listItem: 'bullet' | 'number'
  /** From 1. */
  level: number
  content: PhrasingContent[]
  position?: Node['position']
}

/** A list as Portable Text has it: flat, each item with its level. */
export function listItems(source: MarkdownSource, list: List, level = 1): ListItem[] {
  const listItem = list.ordered ? 'number' : 'bullet'
  return list.children.flatMap((item) =>
    item.children.flatMap((child, index): ListItem[] => {
      if (child.type === 'paragraph' && index === 0) {
        return [{ listItem, level, content: child.children, position: item.position }]
      }
      if (child.type === 'list' && index > 0) return listItems(source, child, level + 1)
      throw markdownError(
        source,
        child,
        `a list item holds one paragraph and further lists, not a ${child.type} here. Put it after the list.`,
      )
    }),
  )
}
