import type { BlockContent, DefinitionContent, Node, RootContent } from 'mdast'
import type { TextBlock } from '../../blocks/block/model.ts'
import { readDivider } from '../../blocks/divider/markdown.ts'
import { readHeading } from '../../blocks/heading/markdown.ts'
import { containerReaders, leafReaders, readFence } from '../../blocks/lists/markdown.ts'
import type { Block, ObjectBlock } from '../../blocks/lists/model.ts'
import { readTable } from '../../blocks/table/markdown.ts'
import type { ContainerDirective, LeafDirective } from './directive-parts.ts'
import { inlineContent } from './inline.ts'
import { listItems } from './list-items.ts'
import { blockKey, type MarkdownSource, markdownError } from './source.ts'

/**
 * Converts block content to Portable Text. A block's key derives from the page and the block's position; `within` is
 * the position of the surrounding block. Throws, with file and line, for Markdown without a corresponding block.
 */
export function toBlocks(
  source: MarkdownSource,
  nodes: (RootContent | BlockContent | DefinitionContent)[],
  within = '',
): Block[] {
  const blocks: Block[] = []
  const text = (
    node: Parameters<typeof inlineContent>[1],
    rest: Pick<TextBlock, 'style' | 'listItem' | 'level' | 'start'>,
  ) => {
    const position = `${within}${blocks.length}`
    blocks.push({
      _type: 'block',
      _key: blockKey(source, position),
      ...rest,
      ...inlineContent(source, node, position),
    })
  }

  for (const [index, node] of nodes.entries()) {
    const position = `${within}${blocks.length}`
    const before = blocks.length
    switch (node.type) {
      case 'yaml':
        break
      case 'paragraph':
        text(node.children, { style: 'normal' })
        break
      case 'heading':
        blocks.push(readHeading(source, node, position))
        break
      case 'list':
        for (const item of listItems(source, node, nodes[index - 1])) {
          const { content, position: _, ...rest } = item
          if (Array.isArray(content)) text(content, { style: 'normal', ...rest })
          else blocks.push(readFence(source, content, `${within}${blocks.length}`))
          placed(source, blocks.slice(-1), item)
        }
        break
      case 'blockquote':
        for (const child of node.children) {
          if (child.type !== 'paragraph') {
            throw markdownError(source, child, `a quote holds text only, not a ${child.type}.`)
          }
          text(child.children, { style: 'blockquote' })
        }
        break
      case 'code':
        blocks.push(readFence(source, node, position))
        break
      case 'thematicBreak':
        blocks.push(readDivider(source, position))
        break
      case 'table':
        blocks.push(readTable(source, node, position, toBlocks))
        break
      case 'containerDirective':
        blocks.push(directiveBlock(source, node, position, toBlocks))
        break
      case 'leafDirective':
        blocks.push(leafBlock(source, node, position))
        break
      case 'html':
        if (node.value.startsWith('<!--')) break
        throw markdownError(source, node, 'raw HTML has no place in a page.')
      default:
        throw markdownError(source, node, `no block of a page stands for "${node.type}".`)
    }
    placed(source, blocks.slice(before), node)
  }
  return blocks
}

function placed({ lines }: MarkdownSource, blocks: Block[], { position }: Pick<Node, 'position'>) {
  for (const { _key } of position ? blocks : []) {
    if (!lines?.has(_key)) lines?.set(_key, position?.start.line ?? 1)
  }
}

export type ToBlocks = typeof toBlocks

/**
 * Reads `::operation{id="GET /v5/market/kline"}`, `::channel{id="public/orderbook"}`, `::enum{name="category"}`,
 * `::errors{group="http"}`, `::image{…}`, `::changelog`.
 */
function leafBlock(source: MarkdownSource, node: LeafDirective, position: string): ObjectBlock {
  const read = leafReaders.get(node.name)
  if (read) return read(source, node, position)
  const known = [...leafReaders.keys()].join(', ')
  throw markdownError(source, node, `unknown directive "::${node.name}". Known are ${known}.`)
}

/** Reads `:::note[Title]`, `:::details[Summary]`, `:::tabs{group address}` and `:::cards`. */
function directiveBlock(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): ObjectBlock {
  const read = containerReaders.get(node.name)
  if (read) return read(source, node, position, toBlocks)
  const known = [...containerReaders.keys()].join(', ')
  throw markdownError(source, node, `unknown directive ":::${node.name}". Known are ${known}.`)
}
