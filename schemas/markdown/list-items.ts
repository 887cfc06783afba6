import type { Code, List, Node, PhrasingContent } from 'mdast'
import { isStandIn } from './fence-languages.ts'
import { type MarkdownSource, markdownError } from './source.ts'

interface ListItem {
  listItem: 'bullet' | 'number'
  level: number
  /** The item's number if it does not follow from the preceding items. */
  start?: number
  /** In a translation, also a marker fence. */
  content: PhrasingContent[] | Code
  position?: Node['position']
}

/**
 * Flattens a list to items with levels, as in Portable Text. An item that contains only a list is dropped, so that the
 * inner list starts two levels below. `before` is the node before the list.
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

/** A list directly behind a numbered list would continue its numbers. */
function startOf({ ordered, start }: List, before: Node | undefined): number | undefined {
  if (!ordered) return undefined
  const isNext = before?.type === 'list' && 'ordered' in before && before.ordered === true
  const first = start ?? 1
  return first === 1 && !isNext ? undefined : first
}
