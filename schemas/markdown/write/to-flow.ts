import type { BlockContent, Paragraph, PhrasingContent, RootContent, TableCell } from 'mdast'
import type { TextBlock } from '../../../blocks/block/model.ts'
import { isText } from '../../../blocks/heading-style.ts'
import { writeKind } from '../../../blocks/lists/markdown.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import type { Names } from './names.ts'
import { isListed } from './stand-in.ts'
import { toLists } from './to-list.ts'
import { toPhrasing } from './to-phrasing.ts'

/**
 * Converts Portable Text to block content in the dialect of `content/`. `oneLine` forbids line breaks, as in a table
 * cell.
 */
export function toFlow(blocks: Block[], names: Names, oneLine = false): BlockContent[] {
  return groups(blocks).flatMap((group): BlockContent[] => {
    const [first] = group
    if (!first) return []
    const paragraph = (block: TextBlock): Paragraph => ({
      type: 'paragraph',
      children: toPhrasing(block, names, oneLine),
    })
    if (isListed(first)) {
      return toLists(
        group.filter(isListed).map((block) => ({
          ordered: block.listItem === 'number',
          level: block.level ?? 1,
          ...(isText(block) && { start: block.start }),
          content: isText(block) ? paragraph(block) : objectBlock(block, names),
        })),
      )
    }
    if (!isText(first)) return [objectBlock(first, names)]
    const paragraphs = group.filter(isText).map(paragraph)
    return first.style === 'blockquote'
      ? [{ type: 'blockquote', children: paragraphs }]
      : paragraphs
  })
}

/** Groups consecutive list items, and consecutive quotes. */
function groups(blocks: Block[]): Block[][] {
  const all: Block[][] = []
  let before: string | undefined
  for (const block of blocks) {
    const kind = together(block)
    if (kind !== undefined && kind === before) all.at(-1)?.push(block)
    else all.push([block])
    before = kind
  }
  return all
}

function together(block: Block): string | undefined {
  if (isListed(block)) return 'list'
  return isText(block) && block.style === 'blockquote' ? 'quote' : undefined
}

function objectBlock(block: Exclude<Block, TextBlock>, names: Names): BlockContent {
  const writer = {
    names,
    inner: (blocks: Block[]) => toFlow(blocks, names),
    cell: (texts: TextBlock[]) => toCell(toFlow(texts, names, true)),
  }
  return writeKind(block, writer) ?? unknownBlock(block)
}

/** Writes a block of an unknown type as a comment, which the import ignores. */
function unknownBlock(block: Block): BlockContent {
  const value = JSON.stringify(block).replace(/-(?=-)/g, '\\u002d')
  return { type: 'html', value: `<!-- ${value} -->` }
}

/** Returns a table cell: one paragraph, or paragraphs, lists and quotes in HTML tags. */
function toCell(flow: RootContent[]): TableCell {
  const [only] = flow
  if (!only) return { type: 'tableCell', children: [] }
  if (flow.length === 1 && only.type === 'paragraph') {
    return { type: 'tableCell', children: only.children }
  }
  return { type: 'tableCell', children: flow.flatMap(tagged) }
}

function tagged(node: RootContent): PhrasingContent[] {
  switch (node.type) {
    case 'paragraph':
      return within('p', node.children)
    case 'blockquote':
      return within('blockquote', node.children.flatMap(tagged))
    case 'list': {
      const items = node.children.flatMap(({ children }) =>
        within(
          'li',
          children.flatMap((one) => (one.type === 'paragraph' ? one.children : tagged(one))),
        ),
      )
      if (!node.ordered) return within('ul', items)
      return within('ol', items, node.start == null ? '' : ` start="${node.start}"`)
    }
    default:
      return []
  }
}

function within(name: string, children: PhrasingContent[], attributes = ''): PhrasingContent[] {
  return [
    { type: 'html', value: `<${name}${attributes}>` },
    ...children,
    { type: 'html', value: `</${name}>` },
  ]
}
