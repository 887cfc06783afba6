import type { Element, ElementContent } from 'hast'
import { isElement } from './hast.ts'

/** Makes the first row of a table its header if no row is marked: spreadsheets and word processors mark none. */
export function withHeaderRow(table: Element): Element {
  if (holds(table, 'th') || rowsOf(table) < 2) return table
  let isFirst = true
  const walk = (children: ElementContent[]): ElementContent[] =>
    children.map((child) => {
      if (!isElement(child)) return child
      if (child.tagName !== 'tr') return { ...child, children: walk(child.children) }
      if (!isFirst) return child
      isFirst = false
      const cells = child.children.map((cell) =>
        isElement(cell, 'td') ? { ...cell, tagName: 'th' } : cell,
      )
      return { ...child, children: cells }
    })
  return { ...table, children: walk(table.children) }
}

const holds = (node: Element, name: string): boolean =>
  node.children.some((child) => isElement(child) && (child.tagName === name || holds(child, name)))

const rowsOf = (node: Element): number =>
  node.children.reduce(
    (sum, child) => (isElement(child) ? sum + (child.tagName === 'tr' ? 1 : rowsOf(child)) : sum),
    0,
  )
