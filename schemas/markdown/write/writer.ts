import type { BlockContent, TableCell } from 'mdast'
import type { TextBlock } from '../../../blocks/block/model.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import type { Names } from './names.ts'

/** The functions with which a block kind writes its content. */
export interface MarkdownWriter {
  names: Names
  inner: (blocks: Block[]) => BlockContent[]
  cell: (texts: TextBlock[]) => TableCell
}
