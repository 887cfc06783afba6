import type { TableCell } from 'mdast'
import type { TextBlock } from '../../blocks/block/model.ts'
import { isText } from '../../blocks/heading-style.ts'
import { cellFlow } from './cell-flow.ts'
import { inlineContent } from './inline.ts'
import { blockKey, type MarkdownSource } from './source.ts'
import type { ToBlocks } from './to-blocks.ts'

/** Returns a cell's content: one paragraph, or paragraphs and lists if the source has them. */
export function cellContent(
  source: MarkdownSource,
  cell: TableCell,
  place: string,
  toBlocks: ToBlocks,
): TextBlock[] {
  const flow = cell.data?.flow ?? cellFlow(source, cell)
  if (flow) {
    const blocks = toBlocks(source, flow, `${place}/`)
    return blocks.filter(isText)
  }
  return [
    {
      _type: 'block',
      _key: blockKey(source, `${place}/0`),
      style: 'normal',
      ...inlineContent(source, cell.children, `${place}/0`),
    },
  ]
}

export function isEmpty(content: TextBlock[]): boolean {
  return content.length === 1 && content[0]?.children[0]?.text === ''
}
