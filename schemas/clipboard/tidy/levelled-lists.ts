import type { Element, RootContent } from 'hast'
import { attributeOf, classesOf, isElement } from './hast.ts'
import { nestedLists } from './nested-lists.ts'

/**
 * Some editors write consecutive lists, one per level, with the level in an attribute. Moves each deeper list into the
 * preceding item.
 */
export function levelledLists(nodes: RootContent[]): RootContent[] {
  const lists = nestedLists()
  for (const node of nodes) {
    const list = listIn(node)
    const level = list && levelOf(list)
    if (list && level !== undefined) lists.addItems(level, list.tagName, list.children)
    else lists.addOther(node)
  }
  return lists.made
}

/** Returns the list that a node is or that it contains as its only child. */
function listIn(node: RootContent): Element | undefined {
  if (!isElement(node)) return undefined
  if (/^[ou]l$/.test(node.tagName)) return node
  const [only, more] = node.tagName === 'div' ? node.children : []
  return only && !more ? listIn(only) : undefined
}

/** Returns a list's level from 1; undefined without a level. */
function levelOf(list: Element): number | undefined {
  const item = list.children.find((child) => isElement(child, 'li'))
  const said =
    (isElement(item) && attributeOf(item, 'dataAriaLevel')) ||
    /\blistindent(\d+)/.exec(classesOf(list))?.[1]
  return said ? Number(said) : undefined
}
