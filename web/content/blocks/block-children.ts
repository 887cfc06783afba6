import type { TextBlock } from '../../../blocks/block/model.ts'
import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'

/** The blocks directly inside `block`: of an admonition, details, tabs or a table's cells. */
export function blockChildren(block: Block): Block[] {
  switch (block._type) {
    case 'table':
      return block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.content))
    case 'parameterTable':
      return block.rows.flatMap((row) => [...row.name, ...row.description])
    default:
      return innerBlocks<Block>(block)
  }
}

/** `blocks` and all blocks nested inside them, in reading order. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(blockChildren(block))])
}

/** The text of a text block, without marks. */
export function plainText(block: TextBlock): string {
  return block.children.map((span) => span.text).join('')
}
