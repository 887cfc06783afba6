import type { Element, RootContent } from 'hast'
import { classesOf, element, isElement, styleOf, wordsOf } from './hast.ts'
import { nestedLists } from './nested-lists.ts'

/**
 * Word writes list items as paragraphs, with the level in the style and the bullet as text. Converts them to lists, and
 * keeps everything else.
 */
export function wordLists(nodes: RootContent[]): RootContent[] {
  const lists = nestedLists()
  for (const node of nodes) {
    const level = isElement(node, 'p') ? levelOf(node) : undefined
    if (!isElement(node) || level === undefined) {
      lists.addOther(node)
      continue
    }
    const { sign, rest } = parted(node)
    const name = /^[\s(]*(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul'
    lists.addItems(level, name, [element('li', rest)])
  }
  return lists.made
}

/** Returns an item's level from 1; undefined for a paragraph that is no list item. */
function levelOf(paragraph: Element): number | undefined {
  const level = /\blevel(\d+)/.exec(styleOf(paragraph, 'mso-list'))?.[1]
  if (level !== undefined) return Number(level)
  return /MsoListParagraph/.test(classesOf(paragraph)) && hasSign(paragraph) ? 1 : undefined
}

const isSign = (node: RootContent): boolean =>
  isElement(node) && styleOf(node, 'mso-list') === 'ignore'

const hasSign = (node: Element): boolean =>
  node.children.some((child) => isSign(child) || (isElement(child) && hasSign(child)))

/** Returns the bullet or number before an item, and the content behind it. */
function parted(node: Element): { sign: string; rest: RootContent[] } {
  let sign = ''
  const without = (children: Element['children']): Element['children'] =>
    children.flatMap((child) => {
      if (isSign(child)) {
        sign += wordsOf(child)
        return []
      }
      return [isElement(child) ? { ...child, children: without(child.children) } : child]
    })
  const rest = without(node.children)
  return { sign, rest }
}
