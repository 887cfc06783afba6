import type { Code, List, Node, PhrasingContent } from 'mdast'
import { isStandIn } from './fence-languages.ts'
import { type MarkdownSource, markdownError } from './source.ts'

interface ListItem {
  listItem: 'bullet' | 'number'
  /** From 1. */
  level: number
  /** The number of the item, where it does not follow from the items before. */
  start?: number
  /** In a translation also what stands for the English item, or marks one of its own. */
  content: PhrasingContent[] | Code
  position?: Node['position']
}

/**
 * A list as Portable Text has it: flat, each item with its level. An item that holds a list alone is
 * none: the list in it begins two levels below what is before. `before` is what stands before the list.
 */
export function listItems(
  source: MarkdownSource,
  list: List,
  before: Node | undefined,
  level = 1,
): ListItem[] {
  const listItem = list.ordered ? 'number' : 'bullet'
  return list.children.flatMap((item, place) =>
    item.children.flatMap((child, index, all): ListItem[] => {
      const { position } = item
      if (child.type === 'list') return listItems(source, child, all[index - 1], level + 1)
      if (index === 0 && child.type === 'paragraph') {
        const start = place === 0 ? startOf(list, before) : undefined
        const content = child.children
        return [{ listItem, level, ...(start !== undefined && { start }), content, position }]
      }
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

/** A list right behind a numbered one would go on with its numbers. */
function startOf({ ordered, start }: List, before: Node | undefined): number | undefined {
  if (!ordered) return undefined
  const isNext = before?.type === 'list' && 'ordered' in before && before.ordered === true
  const first = start ?? 1
  return first === 1 && !isNext ? undefined : first
}
