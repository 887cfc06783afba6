import type { Element, ElementContent } from 'hast'
import { attributeOf, element, isElement, wordsOf } from './hast.ts'

/** Returns the list of items marked by `role` only, as documentation sites write steps; otherwise undefined. */
export function listOfRoles(node: Element): Element | undefined {
  const items = node.children.filter((child) => isElement(child))
  const isList = items.length > 1 && items.every((item) => attributeOf(item, 'role') === 'listitem')
  if (!isList || /^[ou]l$/.test(node.tagName)) return undefined
  const isNumbered = items.every((item, index) =>
    wordsOf(item)
      .trim()
      .startsWith(`${index + 1}`),
  )
  return element(
    isNumbered ? 'ol' : 'ul',
    items.map((item) => element('li', isNumbered ? withoutNumber(item.children) : item.children)),
  )
}

/** Returns an item's content without the number in its first element. */
function withoutNumber(children: ElementContent[]): ElementContent[] {
  const [first, ...rest] = children
  if (!isElement(first)) return children
  if (/^\d+\.?$/.test(wordsOf(first).trim())) return rest
  return [{ ...first, children: withoutNumber(first.children) }, ...rest]
}

/** Returns an item with a box before its text if only attributes mark it as a task, as in Google Docs and Linear. */
export function boxedItem(item: Element): Element {
  const isBox =
    attributeOf(item, 'role') === 'checkbox' || attributeOf(item, 'dataType') === 'todo_item'
  if (!isBox) return item
  const isDone = [attributeOf(item, 'ariaChecked'), attributeOf(item, 'dataChecked')].includes(
    'true',
  )
  const children = item.children.filter(
    (child) => attributeOf(asElement(child), 'ariaRoleDescription') !== 'checkbox',
  )
  return { ...item, children: withLead(children, isDone ? '☑ ' : '☐ ') }
}

const asElement = (node: ElementContent): Element => (isElement(node) ? node : element('span', []))

/** Puts `value` at the start of the first paragraph, if there is one. */
function withLead(children: ElementContent[], value: string): ElementContent[] {
  const [first, ...rest] = children
  const lead = { type: 'text' as const, value }
  return isElement(first, 'p')
    ? [{ ...first, children: [lead, ...first.children] }, ...rest]
    : [lead, ...children]
}
