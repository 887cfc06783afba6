import type { Element, RootContent } from 'hast'
import { element, isElement } from './hast.ts'

/** Builds nested lists from items in reading order, each with its level. */
export function nestedLists() {
  const made: RootContent[] = []
  let open: { level: number; list: Element }[] = []
  return {
    made,
    /** Adds items at a level, from 1, to a list with the tag `ul` or `ol`. */
    addItems(level: number, name: string, items: Element['children']): void {
      open = open.filter((one) => one.level <= level)
      if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== name) open.pop()
      const last = open.at(-1)
      if (last?.level === level) {
        last.list.children.push(...items)
        return
      }
      const list = element(name, items)
      const item = last?.list.children.findLast((child) => isElement(child, 'li'))
      if (isElement(item)) item.children.push(list)
      else made.push(list)
      open.push({ level, list })
    },
    /** Adds another node, which ends the lists, except for white space between items. */
    addOther(node: RootContent): void {
      if (node.type !== 'text' || node.value.trim() !== '') open = []
      if (open.length === 0) made.push(node)
    },
  }
}
