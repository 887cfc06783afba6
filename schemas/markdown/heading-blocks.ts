import type { HeadingBlock } from '../../blocks/heading/model.ts'
import { isHeading } from '../../blocks/heading-style.ts'
import { innerBlocks } from '../../blocks/inner-blocks.ts'
import type { Block } from '../../blocks/lists/model.ts'

/** Returns all headings of a body in order, including those in other blocks. */
export function headingBlocks(blocks: readonly Block[]): HeadingBlock[] {
  return blocks.flatMap((block) => (isHeading(block) ? [block] : headingBlocks(innerBlocks(block))))
}
