import type { Element, RootContent } from 'hast'
import { attributeOf, classesOf, element, isElement } from './hast.ts'

/**
 * Some editors write a list for each level, one after the other, and say the level beside it. A deeper
 * one becomes part of the item before it.
 */
export function levelledLists(nodes: RootContent[]): RootContent[] {
  const out: RootContent[] = []
  let open: { level: number; list: Element }[] = []
  for (const node of nodes) {
    const list = listIn(node)
    const level = list && levelOf(list)
    if (!list || level === undefined) {
      if (node.type !== 'text' || node.value.trim() !== '') open = []
      out.push(node)
      continue
    }
    open = open.filter((one) => one.level <= level)
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== list.tagName) open.pop()
    const last = open.at(-1)
    if (last?.level === level) {
      last.list.children.push(...list.children)
      continue
    }
    const begun = element(list.tagName, list.children)
    const item = last?.list.children.findLast((child) => isElement(child, 'li'))
    if (isElement(item)) item.children.push(begun)
    else out.push(begun)
    open.push({ level, list: begun })
  }
  return out
}

/** The list that a node is, or that is alone within it. */
function listIn(node: RootContent): Element | undefined {
  if (!isElement(node)) return undefined
  if (/^[ou]l$/.test(node.tagName)) return node
  const [only, more] = node.tagName === 'div' ? node.children : []
  return only && !more ? listIn(only) : undefined
}

/** From 1; undefined where nothing says it. */
function levelOf(list: Element): number | undefined {
  const item = list.children.find((child) => isElement(child, 'li'))
  const said =
    (isElement(item) && attributeOf(item, 'dataAriaLevel')) ||
    /\blistindent(\d+)/.exec(classesOf(list))?.[1]
  return said ? Number(said) : undefined
}
