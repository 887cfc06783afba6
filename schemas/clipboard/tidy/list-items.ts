import type { Element, ElementContent } from 'hast'
import { attributeOf, element, isElement, wordsOf } from './hast.ts'

/** Items that only their roles name, as documentation sites write steps; undefined for any other element. */
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

/** What an item holds without the number that stands first in an element of its own. */
function withoutNumber(children: ElementContent[]): ElementContent[] {
  const [first, ...rest] = children
  if (!isElement(first)) return children
  if (/^\d+\.?$/.test(wordsOf(first).trim())) return rest
  return [{ ...first, children: withoutNumber(first.children) }, ...rest]
}

/** An item with the box before its words that only its attributes say: Google Docs, Linear. */
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

/** The words stand in the first paragraph where there is one. */
function withLead(children: ElementContent[], value: string): ElementContent[] {
  const [first, ...rest] = children
  const lead = { type: 'text' as const, value }
  return isElement(first, 'p')
    ? [{ ...first, children: [lead, ...first.children] }, ...rest]
    : [lead, ...children]
}
