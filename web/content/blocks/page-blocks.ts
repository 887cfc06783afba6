import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'

/** `blocks` and all blocks inside tabs, details and admonitions, in reading order. */
export function pageBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) => [block, ...pageBlocks(innerBlocks<PageBlock>(block))])
}
