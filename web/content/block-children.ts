import { innerBlocks } from '../../schemas/markdown/inner-blocks.ts'
import type { StoredBlock, StoredTextBlock } from './stored-block.ts'

/** The blocks directly inside `block`: of an admonition, details, tabs or a table's cells. */
export function blockChildren(block: StoredBlock): StoredBlock[] {
  switch (block._type) {
    case 'table':
      return block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.content))
    case 'parameterTable':
      return block.rows.flatMap((row) => [...row.name, ...row.description])
    default:
      return innerBlocks<StoredBlock>(block)
  }
}

/** `blocks` and all that stands inside them, in reading order. */
export function allBlocks(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [block, ...allBlocks(blockChildren(block))])
}

/** The text of a text block, marks left out. */
export function plainText(block: StoredTextBlock): string {
  return block.children.map((span) => span.text).join('')
}
