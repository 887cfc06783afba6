import type { Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { parse } from 'yaml'
import { z } from 'zod'
import { ADMONITION_KINDS } from '../../../blocks/admonition/model.ts'
import { anchorFrom } from '../../validation/anchor.ts'
import type { Alert } from './alert.ts'
import { plainValue } from './elements.ts'
import { inline } from './inline.ts'
import { nestElements } from './nest-elements.ts'
import type { Element } from './nodes.ts'
import { type Reading, reportPlainText, reportProblem, type StandIn } from './problems.ts'
import { splitAtBlockTags } from './split-at-block-tags.ts'

type Flow = (reading: Reading, nodes: RootContent[]) => RootContent[]

// remark-directive adds its nodes to mdast's types.
type Directive = Extract<RootContent, { type: 'containerDirective' }>

const OTHER_KINDS: Record<string, string> = {
  success: 'tip',
  secondary: 'note',
  important: 'info',
  warn: 'warning',
  // Obsidian's further kinds.
  hint: 'tip',
  abstract: 'info',
  todo: 'info',
  attention: 'caution',
  error: 'danger',
  // MkDocs' kinds.
  question: 'info',
  failure: 'danger',
  bug: 'danger',
  example: 'info',
  quote: 'note',
}

/** Converts `:::note[Title]`; returns undefined if the name is no kind of admonition. */
export function admonition(
  reading: Reading,
  node: Directive,
  flow: Flow,
): RootContent[] | undefined {
  const kind = OTHER_KINDS[node.name] ?? node.name
  if (!ADMONITION_KINDS.some((known) => known === kind)) return undefined
  const label = node.children.find(
    (child): child is Paragraph =>
      child.type === 'paragraph' && child.data?.directiveLabel === true,
  )
  const body = flow(
    within(reading),
    node.children.filter((child) => child !== label),
  )
  const title = node.attributes?.['title']
  const words = label?.children ?? (title ? [{ type: 'text' as const, value: title }] : [])
  const shown = inline(reading, words)
  reportPlainText(reading, node, shown, 'the title of a note')
  return [container(node, kind, shown, body)]
}

/** Returns the element for a container named `details`, `tab` or `code-group` (VitePress). */
function asElement(node: RootContent): Element | undefined {
  if (node.type === 'containerDirective' && node.name === 'code-group') return codeTabs(node)
  if (node.type !== 'containerDirective' || !/^(?:details|tab)$/.test(node.name)) return undefined
  const [first, ...rest] = node.children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
  const title = node.attributes?.['title'] ?? ''
  const summary: Element[] = label
    ? [{ type: 'element', name: 'summary', attributes: {}, children: label.children }]
    : []
  return {
    type: 'element',
    name: node.name === 'tab' ? 'TabItem' : 'details',
    attributes: { label: title, title },
    children: [...summary, ...(label ? rest : node.children)],
    ...(node.position && { position: node.position }),
  }
}

/** Converts `::: code-group`: one tab per fence, whose label is in brackets after the language. */
function codeTabs({ children, position }: Directive): Element {
  const items = children.map((child): Element => {
    const [label = '', name = ''] =
      (child.type === 'code' && /\[([^\]]+)\]/.exec(child.meta ?? '')) || []
    const code = child.type === 'code' ? { ...child, meta: child.meta?.replace(label, '') } : child
    const said = name || (child.type === 'code' && child.lang) || ''
    return { type: 'element', name: 'TabItem', attributes: { label: said }, children: [code] }
  })
  const at = position && { position }
  return { type: 'element', name: 'Tabs', attributes: {}, children: items, ...at }
}

/** Wraps consecutive tabs in one group. */
export function groupedTabs(nodes: readonly RootContent[]): RootContent[] {
  const grouped: RootContent[] = []
  let group: Element | undefined
  for (const node of nodes) {
    const element = asElement(node)
    if (element?.name !== 'TabItem') {
      grouped.push(element ?? node)
      group = undefined
    } else if (group) group.children.push(element)
    else {
      group = { ...element, name: 'Tabs', attributes: {}, children: [element] }
      grouped.push(group)
    }
  }
  return grouped
}

/** Converts `> [!WARNING] Title`; returns undefined if the name is no kind of admonition. */
export function alert(
  reading: Reading,
  node: Blockquote,
  found: Alert | undefined,
  flow: Flow,
): RootContent[] | undefined {
  const kind = found && (OTHER_KINDS[found.kind] ?? found.kind)
  if (!found || !ADMONITION_KINDS.some((known) => known === kind)) return undefined
  reading.structural.add(found.lead)
  const title = inline(reading, found.title)
  reportPlainText(reading, node, title, 'the title of a note')
  return [container(node, kind ?? 'note', title, flow(within(reading), found.children))]
}

/** Converts `<Admonition type="tip" title="…">`. */
export function admonitionElement(reading: Reading, node: Element, flow: Flow): RootContent[] {
  const kind = node.attributes['type'] ?? 'note'
  const title = node.attributes['title']
  const name = OTHER_KINDS[kind] ?? (ADMONITION_KINDS.some((one) => one === kind) ? kind : 'note')
  const words: PhrasingContent[] = title ? [{ type: 'text', value: title }] : []
  return [container(node, name, words, flow(within(reading), node.children))]
}

/** Converts `<details><summary>…</summary>…</details>`. */
export function details(reading: Reading, node: Element, flow: Flow): RootContent[] {
  const summary = node.children.find(
    (child): child is Element => child.type === 'element' && child.name === 'summary',
  )
  const held = flow({ ...reading, inside: 'line' }, summary?.children ?? [])
  const words = held.flatMap((child) => (child.type === 'paragraph' ? child.children : []))
  const others = held.filter((child) => child.type !== 'paragraph')
  reportPlainText(reading, node, words, 'a summary')
  const label: PhrasingContent[] =
    plainText(words).trim() === '' ? [{ type: 'text', value: named(node) || 'Details' }] : words
  const body = flow(
    within(reading),
    node.children.filter((child) => child !== summary),
  )
  return [container(node, 'details', label, [...others, ...body])]
}

/** Returns the summary of a `details` tag with an attribute. */
const named = ({ attributes }: Element): string =>
  plainValue(attributes['summary'] ?? attributes['title'])

/** Converts a component of the site to its stand-in. */
export function ownComponent(
  reading: Reading,
  node: Element,
  as: StandIn,
  flow: Flow,
): RootContent[] {
  if (as === 'words') return flow(reading, node.children)
  if (as === 'details') return details(reading, node, flow)
  return admonitionElement(reading, { ...node, attributes: { ...node.attributes, type: as } }, flow)
}

const choices = z.array(z.object({ label: z.string(), value: z.string() }))

/** Converts `<Tabs groupId="…"><TabItem value="…" label="…">…</TabItem></Tabs>`. */
export function tabs(reading: Reading, node: Element, flow: Flow): RootContent[] {
  const children = nestElements(reading, splitAtBlockTags(node.children))
  const before: RootContent[] = []
  const items: Element[] = []
  for (const child of children) {
    if (child.type === 'element' && child.name === 'TabItem') items.push(child)
    else before.push(child)
  }
  const named = labels(node.attributes['values'])
  const group = node.attributes['groupId'] ?? `tabs-${++reading.ungrouped.count}`
  const taken = new Set<string>()
  const all = items.map((item, index): Directive => {
    const written = plainValue(item.attributes['value'] ?? item.attributes['label'])
    const label = plainValue(item.attributes['label']) || named.get(written) || written
    const body = flow(within(reading), item.children)
    const value = freeName(written, index, taken)
    return container(item, 'tab', [], body, { label: label || value, value })
  })
  if (all.length === 0) {
    reportProblem(
      reading,
      node,
      'changed',
      '<Tabs> without a tab: what they hold stands by itself.',
    )
    return flow(reading, before)
  }
  return [...flow(reading, before), container(node, 'tabs', [], all, { group })]
}

/** Returns the labels of `values={[{ label: 'Go', value: 'go' }]}` by value. */
function labels(values: string | undefined): Map<string, string> {
  if (values === undefined) return new Map()
  try {
    const known = choices.parse(parse(values))
    return new Map(known.map(({ label, value }) => [value, label]))
  } catch {
    // `values` is an expression other than a literal list: the tabs keep their own labels.
    return new Map()
  }
}

/** In a table cell, even the content of an admonition must be one line. */
function within(reading: Reading): Reading {
  return { ...reading, inside: reading.inside === 'line' ? 'line' : 'block' }
}

/** Returns a unique tab name of a–z, 0–9 and "-"; a taken or empty name gets a number. */
function freeName(written: string, index: number, taken: Set<string>): string {
  const base =
    anchorFrom(written.replace('#', '-sharp').replaceAll('+', '-plus')) || `tab-${index + 1}`
  let name = base
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}`
  taken.add(name)
  return name
}

function container(
  at: RootContent,
  name: string,
  label: PhrasingContent[],
  body: RootContent[],
  attributes: Record<string, string> = {},
): Directive {
  const labelled: Paragraph[] =
    label.length > 0 ? [{ type: 'paragraph', children: label, data: { directiveLabel: true } }] : []
  return {
    type: 'containerDirective',
    name,
    attributes,
    // `flow` returns block content.
    children: [...labelled, ...body] as Directive['children'],
    ...(at.position && { position: at.position }),
  }
}
