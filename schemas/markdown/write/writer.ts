import type { BlockContent, TableCell } from 'mdast'
import type { TextBlock } from '../../../blocks/block/model.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import type { Names } from './names.ts'

/** What a kind of block writes with. */
export interface MarkdownWriter {
  names: Names
  inner: (blocks: Block[]) => BlockContent[]
  cell: (texts: TextBlock[]) => TableCell
}
