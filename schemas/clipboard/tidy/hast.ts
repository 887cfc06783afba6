import type { Element, Nodes, RootContent } from 'hast'

/** Returns an element's class names as one string. */
export function classesOf({ properties }: Element): string {
  const { className } = properties
  return Array.isArray(className) ? className.join(' ') : String(className ?? '')
}

/** Returns a property of an element's inline style in lower case; empty if missing. */
export function styleOf({ properties }: Element, name: string): string {
  const style = String(properties['style'] ?? '').toLowerCase()
  const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`).exec(style)
  return found?.[1]?.replace('!important', '').trim() ?? ''
}

export const attributeOf = ({ properties }: Element, name: string): string =>
  String(properties[name] ?? '')

export function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

export const isElement = (node: Nodes | undefined, name?: string | RegExp): node is Element =>
  node?.type === 'element' &&
  (name === undefined ||
    (typeof name === 'string' ? node.tagName === name : name.test(node.tagName)))

export const element = (
  tagName: string,
  children: RootContent[],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  // Doctypes occur only at the top.
  children: children.filter((child) => child.type !== 'doctype'),
})
