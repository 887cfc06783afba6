import type { Element, RootContent } from 'hast'
import { classesOf, element, isElement, styleOf, wordsOf } from './hast.ts'

/**
 * Word writes each item of a list as a paragraph, with its level in the style and its sign as words.
 * These become lists; everything else stays.
 */
export function wordLists(nodes: RootContent[]): RootContent[] {
  const out: RootContent[] = []
  let open: { level: number; list: Element }[] = []
  for (const node of nodes) {
    const level = isElement(node, 'p') ? levelOf(node) : undefined
    if (!isElement(node) || level === undefined) {
      // Line breaks between the paragraphs of the source end no list.
      if (node.type !== 'text' || node.value.trim() !== '') open = []
      if (open.length === 0) out.push(node)
      continue
    }
    const { sign, rest } = parted(node)
    const name = /^[\s(]*(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul'
    open = open.filter((one) => one.level <= level)
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== name) open.pop()
    let last = open.at(-1)
    if (last?.level !== level) {
      const list = element(name, [])
      const item = last?.list.children.at(-1)
      if (isElement(item)) item.children.push(list)
      else out.push(list)
      last = { level, list }
      open.push(last)
    }
    last.list.children.push(element('li', rest))
  }
  return out
}

/** From 1; undefined where a paragraph is no item. */
function levelOf(paragraph: Element): number | undefined {
  const level = /\blevel(\d+)/.exec(styleOf(paragraph, 'mso-list'))?.[1]
  if (level !== undefined) return Number(level)
  return /MsoListParagraph/.test(classesOf(paragraph)) && hasSign(paragraph) ? 1 : undefined
}

const isSign = (node: RootContent): boolean =>
  isElement(node) && styleOf(node, 'mso-list') === 'ignore'

const hasSign = (node: Element): boolean =>
  node.children.some((child) => isSign(child) || (isElement(child) && hasSign(child)))

/** The sign before an item, and the words behind it. */
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
