import type { Paragraph, RootContent } from 'mdast'
import { pageId } from '../ids.ts'
import { attribute } from './attribute.ts'
import {
  ADMONITION_KINDS,
  type Block,
  type CardsBlock,
  type ObjectBlock,
  type Tab,
  type TabsBlock,
} from './blocks.ts'
import { inlineContent } from './inline.ts'
import { parameterTable } from './parameter-table.ts'
import { blockKey, type MarkdownSource, markdownError } from './source.ts'
import type { ToBlocks } from './to-blocks.ts'

// remark-directive adds its nodes to mdast's own types.
type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

/** What may stand inside another block. */
const INNER: Block['_type'][] = [
  'block',
  'heading',
  'codeBlock',
  'table',
  'parameterTable',
  'image',
  'enumTable',
  'errorTable',
  'admonition',
  'details',
  'tabs',
  'placeholder',
]

/** `:::note[Title]`, `:::details[Summary]`, `:::tabs{group address}`, `:::cards`. */
export function directiveBlock(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): ObjectBlock {
  const _key = blockKey(source, position)
  const kind = ADMONITION_KINDS.find((known) => known === node.name)
  if (kind) {
    const title = label(source, node)
    const body = bodyOf(source, node, position, toBlocks)
    return { _type: 'admonition', _key, kind, ...(title !== undefined && { title }), body }
  }
  switch (node.name) {
    case 'details': {
      const summary = label(source, node)
      if (!summary) throw markdownError(source, node, 'write :::details[What it holds].')
      const body = bodyOf(source, node, position, toBlocks)
      return { _type: 'details', _key, summary, body }
    }
    case 'tabs':
      return tabsBlock(source, node, position, toBlocks)
    case 'cards':
      return cardsBlock(source, node, position)
    case 'parameters':
      return parameterTable(source, node, position, toBlocks)
    default:
      throw markdownError(
        source,
        node,
        `unknown directive ":::${node.name}". Known are ${ADMONITION_KINDS.join(', ')}, details, tabs, cards, parameters.`,
      )
  }
}

function tabsBlock(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): TabsBlock {
  const tabs = node.children.map((child, index): Tab => {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      throw markdownError(
        source,
        child,
        'tabs hold only :::tab{label="…" value="…"}. Does the outer fence have more colons than the inner?',
      )
    }
    const place = `${position}/tab${index}`
    return {
      _type: 'tab',
      _key: blockKey(source, place),
      label: attribute(source, child, 'label'),
      value: attribute(source, child, 'value'),
      body: bodyOf(source, child, place, toBlocks),
    }
  })
  const group = attribute(source, node, 'group')
  const inAddress = node.attributes?.['address'] !== undefined && { inAddress: true as const }
  return { _type: 'tabs', _key: blockKey(source, position), group, ...inAddress, tabs }
}

function cardsBlock(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
): CardsBlock {
  const cards = node.children.map((child, index) => {
    if (child.type !== 'leafDirective' || child.name !== 'card') {
      throw markdownError(source, child, 'cards hold only ::card[Text]{page="v5/market/kline"}.')
    }
    const text = plain(source, child.children)
    return {
      _type: 'card' as const,
      _key: blockKey(source, `${position}/card${index}`),
      page: { _type: 'reference' as const, _ref: pageId(attribute(source, child, 'page')) },
      ...(text !== '' && { text }),
    }
  })
  return { _type: 'cards', _key: blockKey(source, position), cards }
}

function bodyOf(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): Block[] {
  const content = node.children.filter((child) => !isLabel(child))
  const body = toBlocks(source, content, `${position}/`)
  const wrong = body.find((block) => !INNER.includes(block._type))
  if (wrong) {
    throw markdownError(
      source,
      node,
      `:::${node.name} holds a ${wrong._type}; it may hold ${INNER.join(', ')}. Put it after the directive.`,
    )
  }
  return body
}

/** A title, which is one line. */
function label(source: MarkdownSource, node: ContainerDirective): string | undefined {
  const paragraph = node.children.find(isLabel)
  return (
    paragraph &&
    plain(source, paragraph.children)
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim()
  )
}

function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true
}

function plain(source: MarkdownSource, nodes: Paragraph['children']): string {
  return inlineContent(source, nodes, '')
    .children.map((span) => span.text)
    .join('')
}
