import type { TextBlock } from '../../../blocks/block/model.ts'
import { isText } from '../../../blocks/heading-style.ts'
import { mapParts } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { mapTexts } from '../../../blocks/lists/text.ts'
import type { ParameterTableBlock } from '../../../blocks/parameterTable/model.ts'
import type { TableBlock } from '../../../blocks/table/model.ts'

/**
 * Removes what Markdown cannot express and readers do not see: paragraphs, quotes and list items without text, and
 * spaces at the ends of lines. `said` are keys of blocks without text that the block above covers; they are kept.
 */
export const tidy = (blocks: readonly Block[], said: ReadonlySet<string> = new Set()): Block[] =>
  blocks.flatMap((block) => (isWordless(block) && !said.has(block._key) ? [] : [tidied(block)]))

function tidied(block: Block): Block {
  const inner = mapParts<Block>(block, ({ _key, body }) => ({ _key, body: tidy(body) }))
  const trimmedBlock = mapTexts(inner, {
    line: oneLine,
    text: trimmed,
    keep: (one) => !isWordless(one),
  })
  if (trimmedBlock._type === 'table') return tidyTable(trimmedBlock)
  return trimmedBlock._type === 'parameterTable' ? tidyParameters(trimmedBlock) : trimmedBlock
}

/** A row without text cannot be a header. */
function tidyTable(table: TableBlock): TableBlock {
  const [head, ...rows] = table.rows
  const isNamed = head !== undefined && !head.cells.every(isEmptyCell)
  return table.header && !isNamed ? { ...table, header: false, rows } : table
}

const tidyParameters = (table: ParameterTableBlock): ParameterTableBlock => ({
  ...table,
  rows: table.rows.map(({ type, ...row }) => ({
    ...row,
    name: row.name.map((text) => trimmed(text)),
    ...(type !== undefined && { type: oneLine(type) }),
  })),
})

/** Whether a text or table shows nothing, such as a text of which only a footnote is left. */
function isWordless(block: Block): boolean {
  if (block._type === 'table') return block.rows.every(({ cells }) => cells.every(isEmptyCell))
  return isText(block) && block.children.every(({ text }) => text.trim() === '')
}

const isEmptyCell = ({ content }: { content: TextBlock[] }): boolean => content.every(isWordless)

const oneLine = (words: string): string => words.replace(/\s*\n\s*/g, ' ').trim()

/** Trims spaces at both ends of a text, but keeps line breaks there. */
function trimmed<T extends Pick<TextBlock, 'children'>>(text: T): T {
  const children = text.children.filter((span) => span.text !== '')
  const [first] = children
  if (!first) return text
  const begun = { ...first, text: first.text.replace(/^[ \t]+/, '') }
  if (begun.text === '') return trimmed({ ...text, children: children.slice(1) })
  const spans = [begun, ...children.slice(1)]
  const end = spans.length - 1
  const ended = (spans[end] ?? begun).text.replace(/[ \t]+$/, '')
  if (ended === '') return trimmed({ ...text, children: spans.slice(0, end) })
  return { ...text, children: spans.with(end, { ...(spans[end] ?? begun), text: ended }) }
}
