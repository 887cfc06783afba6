import type { Code, List, Node, PhrasingContent } from 'mdast'
import { isStandIn } from './fence-languages.ts'
import { type MarkdownSource, markdownError } from './source.ts'

interface ListItem {
  listItem: 'bullet' | 'number'
  /** From 1. */
  level: number
  /** In a translation also what stands for the English item, or marks one of its own. */
  content: PhrasingContent[] | Code
  position?: Node['position']
}

/**
 * A list as Portable Text has it: flat, each item with its level. An item that holds a list alone is
 * none: the list in it begins two levels below what is before.
 */
export function listItems(source: MarkdownSource, list: List, level = 1): ListItem[] {
  const listItem = list.ordered ? 'number' : 'bullet'
  return list.children.flatMap((item) =>
    item.children.flatMap((child, index): ListItem[] => {
      const { position } = item
      if (child.type === 'list') return listItems(source, child, level + 1)
      if (index === 0 && child.type === 'paragraph')
        return [{ listItem, level, content: child.children, position }]
      if (index === 0 && child.type === 'code' && isStandIn(child.lang ?? ''))
        return [{ listItem, level, content: child, position }]
      throw markdownError(
        source,
        child,
        `a list item holds one paragraph and further lists, not a ${child.type} here. Put it after the list.`,
      )
    }),
  )
}
