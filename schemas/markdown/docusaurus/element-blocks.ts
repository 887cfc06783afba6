import type { Heading, ListItem, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { admonitionElement, details, ownComponent, tabs } from './containers.ts'
import { elementContext, plainValue, UNSAFE } from './elements.ts'
import { inline } from './inline.ts'
import { listBlocks } from './lists.ts'
import type { Element } from './nodes.ts'
import { placeholder } from './placeholder.ts'
import { type Reading, reportProblem } from './problems.ts'
import { starlight } from './starlight.ts'
import { htmlTable } from './tables.ts'

type Flow = (reading: Reading, nodes: RootContent[]) => RootContent[]

/** Converts a tag and its content to blocks. */
export function elementBlocks(reading: Reading, node: Element, flow: Flow): RootContent[] {
  const { name } = node
  if (UNSAFE.has(name)) {
    reportProblem(reading, node, 'lost', `<${name}> is left out: it runs or loads by itself.`)
    return []
  }
  switch (name) {
    case 'Tabs':
      return tabs(reading, node, flow)
    case 'details':
    case 'Details':
      return details(reading, node, flow)
    case 'Admonition':
      return admonitionElement(reading, node, flow)
    case 'table':
      return [...captions(reading, node, flow), ...htmlTable(reading, node, flow)]
    case 'ul':
    case 'ol':
      return htmlList(reading, node, flow)
    case 'blockquote':
      return flow(reading, [{ type: 'blockquote', children: asFlow(node) }])
    case 'pre':
      return flow(reading, [{ type: 'code', lang: 'text', value: plainText(node) }])
    case 'hr':
      return [{ type: 'thematicBreak' }]
    case 'br':
      return []
    case 'APIEndpoint':
      return endpoint(node)
  }
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level) return htmlHeading(reading, node, Number(level), flow)
  const known = reading.components.get(name)
  if (known) return ownComponent(reading, node, known, flow)
  const shown = starlight(reading, node, flow)
  if (shown) return shown
  if (isComponent(name)) {
    return placeholder(reading, node, name, `<${name}>`)
  }
  if (elementContext(name) === 'inline' || name === 'Badge')
    return inlineAround(reading, node, flow)
  return flow(reading, node.children)
}

/** Whether a tag is that of an unknown component. */
export function isComponent(name: string): boolean {
  return elementContext(name) === 'unknown' && !/^(?:Button|Badge|APIEndpoint|)$/.test(name)
}

/** Applies an inline tag around blocks to the text of each paragraph. */
function inlineAround(reading: Reading, node: Element, flow: Flow): RootContent[] {
  const held = flow(reading, node.children)
  if (held.length === 0) {
    const children = inline(reading, [node])
    const empty = children.every((one) => plainText(one) === '')
    return empty ? [] : [{ type: 'paragraph', children }]
  }
  return held.map((child) =>
    child.type === 'paragraph'
      ? { ...child, children: inline(reading, [{ ...node, children: child.children }]) }
      : child,
  )
}

function htmlList(reading: Reading, node: Element, flow: Flow): RootContent[] {
  const items: ListItem[] = []
  for (const child of node.children) {
    const inItem = child.type === 'element' && child.name === 'li'
    const last = items.at(-1)
    if (inItem) items.push({ type: 'listItem', children: [...asFlow(child)] })
    // A list directly within a list belongs to the preceding item.
    else if (last) last.children.push(...asFlow({ children: [child] }))
    else items.push({ type: 'listItem', children: asFlow({ children: [child] }) })
  }
  const ordered = node.name === 'ol'
  const [start] = /^\d{1,9}$/.exec(plainValue(node.attributes['start'])) ?? []
  const first = ordered && start !== undefined ? { start: Number(start) } : {}
  const list = { type: 'list' as const, ordered, ...first, children: items }
  return items.length > 0 ? listBlocks(reading, list, flow) : []
}

function htmlHeading(reading: Reading, node: Element, level: number, flow: Flow): RootContent[] {
  const held = flow({ ...reading, inside: 'line' }, node.children)
  const children = held.flatMap((child) => (child.type === 'paragraph' ? child.children : []))
  const id = node.attributes['id']
  if (id) children.push({ type: 'text', value: ` {#${id}}` })
  const depth = [1, 2, 3, 4, 5, 6].find((one) => one === level) as Heading['depth']
  const position = node.position && { position: node.position }
  return [
    ...flow(reading, [{ type: 'heading', depth, children, ...position }]),
    ...held.filter((child) => child.type !== 'paragraph'),
  ]
}

function captions(reading: Reading, node: Element, flow: Flow): RootContent[] {
  return node.children.flatMap((child) =>
    child.type === 'element' && child.name === 'caption' ? flow(reading, child.children) : [],
  )
}

/** Converts `<APIEndpoint method="GET" url="/v5/market/time" />` to a request line. */
function endpoint(node: Element): RootContent[] {
  const { method = '', url = '' } = node.attributes
  return [{ type: 'code', lang: 'http', value: `${method} ${url}`.trim() }]
}

/** Casts children to block content, which `splitAtBlockTags` and `nestElements` have ensured. */
function asFlow(node: { children: RootContent[] }): ListItem['children'] {
  return node.children as ListItem['children']
}
