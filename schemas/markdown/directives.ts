import type { Paragraph, RootContent } from 'mdast'
import { ADMONITION_KINDS } from '../../blocks/admonition/model.ts'
import type { CardsBlock } from '../../blocks/cards/model.ts'
import type { DetailsBlock } from '../../blocks/details/model.ts'
import type { Block, ObjectBlock } from '../../blocks/lists/model.ts'
import { parameterTable } from '../../blocks/parameterTable/read.ts'
import { innerTypes } from '../../blocks/registry.ts'
import type { Tab, TabsBlock } from '../../blocks/tabs/model.ts'
import { pageId } from '../ids.ts'
import { attribute } from './attribute.ts'
import { inlineContent } from './inline.ts'
import { blockKey, type MarkdownSource, markdownError } from './source.ts'
import type { ToBlocks } from './to-blocks.ts'

// remark-directive adds its nodes to mdast's own types.
type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

type Reader = (
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
) => ObjectBlock

/** Those of a block with the name of the directive; a note has the name of its kind. */
const READERS: Record<string, Reader> = {
  details: detailsBlock,
  tabs: tabsBlock,
  cards: cardsBlock,
  parameters: parameterTable,
}

/** `:::note[Title]`, `:::details[Summary]`, `:::tabs{group address}`, `:::cards`. */
export function directiveBlock(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): ObjectBlock {
  const kind = ADMONITION_KINDS.find((known) => known === node.name)
  if (kind) {
    const title = label(source, node)
    const _key = blockKey(source, position)
    const body = bodyOf(source, node, position, toBlocks)
    return { _type: 'admonition', _key, kind, ...(title !== undefined && { title }), body }
  }
  const reader = Object.hasOwn(READERS, node.name) ? READERS[node.name] : undefined
  if (reader) return reader(source, node, position, toBlocks)
  const known = [...ADMONITION_KINDS, ...Object.keys(READERS)].join(', ')
  throw markdownError(source, node, `unknown directive ":::${node.name}". Known are ${known}.`)
}

function detailsBlock(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): DetailsBlock {
  const summary = label(source, node)
  if (!summary) throw markdownError(source, node, 'write :::details[What it holds].')
  const body = bodyOf(source, node, position, toBlocks)
  return { _type: 'details', _key: blockKey(source, position), summary, body }
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
  const wrong = body.find((block) => !innerTypes.includes(block._type))
  if (wrong) {
    throw markdownError(
      source,
      node,
      `:::${node.name} holds a ${wrong._type}; it may hold ${innerTypes.join(', ')}. Put it after the directive.`,
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
