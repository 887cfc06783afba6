import type { BlockContent, Code, Heading, Table } from 'mdast'
import type { TextBlock } from '../../../blocks/block/model.ts'
import type { CodeBlock } from '../../../blocks/codeBlock/model.ts'
import type { HeadingBlock } from '../../../blocks/heading/model.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import type { TableBlock } from '../../../blocks/table/model.ts'
import { PLACEHOLDER } from '../code-block.ts'
import { writtenAlias } from '../heading.ts'
import type { Names } from './names.ts'
import { toCell } from './to-cell.ts'
import {
  cardsDirective,
  imageDirective,
  leafDirective,
  noteDirective,
  tabsDirective,
} from './to-directive.ts'
import { toLists } from './to-list.ts'
import { parametersDirective } from './to-parameters.ts'
import { toPhrasing } from './to-phrasing.ts'

/**
 * Portable Text as Markdown's flow content, in the dialect of the content folder. `oneLine` where no
 * line may end, as in the cell of a table.
 */
export function toFlow(blocks: Block[], names: Names, oneLine = false): BlockContent[] {
  return groups(blocks).flatMap((group): BlockContent[] => {
    const [first] = group
    if (first?._type !== 'block') return first ? [objectBlock(first, names)] : []
    const texts = group.filter((block) => block._type === 'block')
    const words = (block: TextBlock) => toPhrasing(block, names, oneLine)
    if (first.listItem) return toLists(texts, words)
    const paragraphs = texts.map((block) => ({
      type: 'paragraph' as const,
      children: words(block),
    }))
    return first.style === 'blockquote'
      ? [{ type: 'blockquote', children: paragraphs }]
      : paragraphs
  })
}

/** List items that follow each other, and quotes that do, belong together. */
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
  if (block._type !== 'block') return undefined
  if (block.listItem) return 'list'
  return block.style === 'blockquote' ? 'quote' : undefined
}

function objectBlock(block: Exclude<Block, TextBlock>, names: Names): BlockContent {
  switch (block._type) {
    case 'heading':
      return heading(block)
    case 'codeBlock':
      return code(block)
    case 'table':
      return table(block, names)
    case 'parameterTable':
      return parametersDirective(block, (texts) => toCell(toFlow(texts, names, true)))
    case 'divider':
      return { type: 'thematicBreak' }
    case 'admonition':
    case 'details':
      return noteDirective(block, toFlow(block.body, names))
    case 'tabs':
      return tabsDirective(
        block,
        block.tabs.map((tab) => toFlow(tab.body, names)),
      )
    case 'cards':
      return cardsDirective(block, names)
    case 'image':
      return imageDirective(block)
    case 'operation': {
      const id = names.operation(block.operation._ref)
      return leafDirective('operation', { id, ...(block.explorer && { explorer: '' }) })
    }
    case 'channel':
      return leafDirective('channel', { id: names.channel(block.channel._ref) })
    case 'enumTable':
      return leafDirective('enum', { name: names.enum(block.enum._ref) })
    case 'errorTable':
      return leafDirective('errors', { group: names.errors(block.errors._ref) })
    case 'placeholder':
      return { type: 'code', lang: PLACEHOLDER, meta: `name="${block.name}"`, value: block.source }
    case 'changelog':
      return leafDirective('changelog')
    default:
      return unknownBlock(block)
  }
}

/** What the lake holds and no Markdown stands for: readers of the file see it, the import does not. */
function unknownBlock(block: never): BlockContent {
  const value = JSON.stringify(block).replace(/-(?=-)/g, '\\u002d')
  return { type: 'html', value: `<!-- ${value} -->` }
}

function heading({ level, text, anchor, aliases = [] }: HeadingBlock): Heading {
  const depth = level === 2 || level === 3 || level === 4 ? level : 5
  const anchors = [anchor, ...aliases.map(writtenAlias)].map((one) => `#${one}`).join(' ')
  return { type: 'heading', depth, children: [{ type: 'text', value: `${text} {${anchors}}` }] }
}

function code({ language, code, title, lines, highlight }: CodeBlock): Code {
  const meta = [title && `title="${title}"`, lines && `{${lines}}`, highlight].filter(Boolean)
  return { type: 'code', lang: language, meta: meta.join(' ') || null, value: code }
}

/** A table without a header gets an empty one: Markdown has no table without. */
function table({ header, align, rows }: TableBlock, names: Names): Table {
  const width = Math.max(...rows.map((row) => row.cells.length))
  const written = rows.map((row) => ({
    type: 'tableRow' as const,
    children: row.cells.map((cell) => toCell(toFlow(cell.content, names, true))),
  }))
  const empty = Array.from({ length: width }, () => ({
    type: 'tableCell' as const,
    children: [],
  }))
  return {
    type: 'table',
    ...(align && { align: align.map((side) => (side === 'left' ? null : side)) }),
    children: header ? written : [{ type: 'tableRow', children: empty }, ...written],
  }
}
